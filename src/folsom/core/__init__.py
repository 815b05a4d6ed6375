"""The table and the clock: places, tokens, cards, steps, decisions, events, powers and views.

Nothing in this package knows a rule of the game.
"""

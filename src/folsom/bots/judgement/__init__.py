"""Judgement: how good each option of a decision looks to somebody who knows the game."""

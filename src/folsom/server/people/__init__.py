"""Who plays: guests, accounts, and the browsers in which they are known."""

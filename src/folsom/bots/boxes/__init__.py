"""How bots judge what each box brings: a module for each, with a `folsom.bots.judgement.box.Box`."""

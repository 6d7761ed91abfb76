# The frame of a table: advice, the curtain, sounds, the end.

hint-play = Play:
hint-as-good = just as good
hint-figures = Figures

curtain-news = Meanwhile

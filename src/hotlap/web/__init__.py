"""The page: the simulator in the browser, and the server that hands it out. Never imports training."""

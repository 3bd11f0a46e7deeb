-- A common word is found by walking the newest documents until enough of them bear it.
CREATE INDEX search_document_newest ON search_document (at DESC);

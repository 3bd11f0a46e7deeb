-- What a list named that was taken down is public to nobody: its term begins with the next list (docs/decisions/0110).
UPDATE application SET public_since = NULL, promised_until = NULL FROM content
WHERE content.id = application.public_content AND content.state <> 'published' AND application.status = 'publicity';

-- A message in sentences that have a code, sealed, for whoever chose another language for mails. Null: it goes out in Chinese.
ALTER TABLE outbox ADD COLUMN words text;

-- Who may read a demand, and the papers that belong to it.

ALTER TABLE demand
  ADD COLUMN files jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN scope text NOT NULL DEFAULT 'public';

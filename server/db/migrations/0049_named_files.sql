-- Finds whether a demand or an achievement names a file, before a file that nothing names is forgotten.

CREATE INDEX demand_files ON demand USING gin (files jsonb_path_ops);
CREATE INDEX achievement_files ON achievement USING gin (files jsonb_path_ops);
CREATE INDEX file_settled ON file (created_at) WHERE state <> 'uploading';

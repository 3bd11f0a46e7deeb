-- How the last run of each timed job went, on whichever replica.
CREATE TABLE job_run (
  name text PRIMARY KEY,
  every_ms integer NOT NULL,
  ended_at timestamptz NOT NULL,
  -- Null where it never came to its end.
  succeeded_at timestamptz,
  duration_ms integer NOT NULL,
  is_failing boolean NOT NULL
);

-- The replicas that are there; one that stops takes its row along, one that was killed leaves it.
CREATE TABLE replica (
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);

-- Unexpected failures, counted by minute and error code.
CREATE TABLE fault_count (
  minute timestamptz NOT NULL,
  code text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (minute, code)
);

-- Messages that were given up are counted with every look at the platform.
CREATE INDEX outbox_failed ON outbox (created_at) WHERE state = 'failed';

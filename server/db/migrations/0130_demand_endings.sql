-- Why a demand was closed (contract/rules/demand-ending.ts), and which of its ends people have been told of.
ALTER TABLE demand
  ADD COLUMN ending text CHECK (ending IN ('noNeed', 'elsewhere', 'changed', 'other', 'platform', 'ownerGone')),
  -- The end that its owner was told of some days before, and the one that all were told of when it came.
  ADD COLUMN ending_told_for timestamptz,
  ADD COLUMN over_told_for timestamptz;
-- Nobody is written to about the past.
UPDATE demand SET over_told_for = deadline WHERE status IN ('published', 'matching') AND deadline <= now();
CREATE INDEX demand_ending_untold ON demand (deadline)
  WHERE status IN ('published', 'matching') AND over_told_for IS DISTINCT FROM deadline;

-- Results of stage one and two: one row per application and milestone, written before it is submitted.
CREATE TABLE stage_result (
  application_id bigint NOT NULL REFERENCES application (id),
  milestone text NOT NULL CHECK (milestone IN ('one', 'two')),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'submitted', 'returned', 'passed')),
  fields jsonb NOT NULL DEFAULT '{}',
  submitted_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (application_id, milestone)
);

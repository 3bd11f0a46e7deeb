-- Another leader for a project that is carried out, as a second kind of change (docs/decisions/0119): whoever is to lead
-- agrees first, then the unit audits and the office decides.
ALTER TABLE project_change
  DROP CONSTRAINT project_change_kind_check,
  ADD CONSTRAINT project_change_kind_check CHECK (kind IN ('extension', 'leader')),
  DROP CONSTRAINT project_change_state_check,
  ADD CONSTRAINT project_change_state_check CHECK (state IN
    ('successor', 'unit', 'office', 'approved', 'declined', 'refused', 'returned', 'withdrawn', 'lapsed')),
  -- Who asked: the leader, or the unit for a leader who cannot.
  ADD COLUMN asked_by text NOT NULL DEFAULT 'applicant' CHECK (asked_by IN ('applicant', 'unit')),
  -- Who led it when it was asked, and who is to lead.
  ADD COLUMN leader_id bigint REFERENCES account (id),
  ADD COLUMN successor_id bigint REFERENCES account (id),
  ADD CONSTRAINT project_change_leader CHECK
    ((kind = 'leader') = (leader_id IS NOT NULL AND successor_id IS NOT NULL)),
  ADD CONSTRAINT project_change_agreed CHECK (kind = 'leader' OR state NOT IN ('successor', 'refused'));
DROP INDEX project_change_open;
CREATE UNIQUE INDEX project_change_open ON project_change (application_id, kind)
  WHERE state IN ('successor', 'unit', 'office');
CREATE INDEX project_change_successor ON project_change (successor_id) WHERE successor_id IS NOT NULL;

ALTER TABLE project_change_step
  DROP CONSTRAINT project_change_step_event_check,
  ADD CONSTRAINT project_change_step_event_check CHECK (event IN
    ('ask', 'withdraw', 'agree', 'refuse', 'pass', 'return', 'approve', 'decline', 'lapse')),
  DROP CONSTRAINT project_change_step_actor_role_check,
  ADD CONSTRAINT project_change_step_actor_role_check CHECK (actor_role IN
    ('applicant', 'successor', 'unit', 'office', 'system'));

-- Who is asked to lead it, while that is open: in the row itself, so that whoever holds the row holds what the rights
-- hang on.
ALTER TABLE application ADD COLUMN successor_id bigint REFERENCES account (id);
CREATE INDEX application_successor ON application (successor_id) WHERE successor_id IS NOT NULL;

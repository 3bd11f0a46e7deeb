-- Counting what units have reported reads this index alone: equal entries share their place in it.
CREATE INDEX application_filed ON application (status, period_id, category, handler) WHERE reported_at IS NOT NULL;
DROP INDEX application_newest;
CREATE INDEX application_newest ON application (updated_at DESC NULLS LAST, id DESC) WHERE reported_at IS NOT NULL;
-- How long applications stayed in a status is read from this index alone; it begins as the one before it did.
CREATE INDEX application_event_stays ON application_event (application_id, id) INCLUDE (from_status, to_status, at);
DROP INDEX application_event_of;
-- Every line of a list asks when it was approved, and most never were.
CREATE INDEX application_event_approved ON application_event (application_id) INCLUDE (at) WHERE event = 'approve';

-- Seconds of work on each section of an application, from one save to the next. Who worked is not written down, and
-- nothing is told of one application alone.
CREATE TABLE application_step_time (
  application_id bigint NOT NULL REFERENCES application ON DELETE CASCADE,
  section text NOT NULL,
  seconds integer NOT NULL CHECK (seconds > 0),
  PRIMARY KEY (application_id, section)
);

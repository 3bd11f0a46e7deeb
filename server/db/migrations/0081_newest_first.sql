-- Lists that stand newest first are read from the end of an index, and counted in it, however long they become.
CREATE INDEX notification_of ON notification (account_id, id);
CREATE INDEX application_newest ON application (updated_at DESC NULLS LAST, id DESC)
  INCLUDE (period_id, category, status, handler) WHERE reported_at IS NOT NULL;
CREATE INDEX demand_newest ON demand (updated_at DESC, id DESC) INCLUDE (status);

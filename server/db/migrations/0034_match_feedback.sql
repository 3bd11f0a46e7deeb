-- “不相关”: what somebody does not want to be shown again beside this demand or achievement.

CREATE TABLE match_feedback (
  account_id bigint NOT NULL REFERENCES account (id),
  kind text NOT NULL,
  ref bigint NOT NULL,
  target_ref bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind, ref, target_ref)
);

-- 来龙去脉: which demand an application answers, and which policies a period rests on.

ALTER TABLE application ADD COLUMN demand_id bigint REFERENCES demand (id) ON DELETE SET NULL;
CREATE INDEX application_demand ON application (demand_id, id DESC) WHERE demand_id IS NOT NULL;

ALTER TABLE period ADD COLUMN policies jsonb NOT NULL DEFAULT '[]';
CREATE INDEX period_policies ON period USING gin (policies);

CREATE INDEX achievement_source ON achievement (source_id) WHERE source_id IS NOT NULL;

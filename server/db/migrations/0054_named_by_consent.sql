-- A name stands in public once its bearer has agreed to that: until then it is masked, and who denied the part is not
-- named at all (quality C07).
CREATE OR REPLACE FUNCTION keep_achievement_people() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT DISTINCT achievement_id FROM old_rows);
  ELSE
    ids := ARRAY(SELECT DISTINCT achievement_id FROM new_rows);
  END IF;
  UPDATE achievement AS a SET
    people = (SELECT count(*) FROM achievement_contributor c
      WHERE c.achievement_id = a.id AND c.state <> 'disputed'),
    leader = coalesce((
      SELECT CASE WHEN c.state = 'asked'
        THEN left(c.name, 1) || repeat('*', greatest(char_length(c.name) - 1, 0)) ELSE c.name END
      FROM achievement_contributor c WHERE c.achievement_id = a.id AND c.state <> 'disputed'
      ORDER BY c.role = 'lead' DESC, c.position LIMIT 1), '')
  WHERE a.id = ANY (ids);
  RETURN NULL;
END
$$;

-- Lets the trigger look once at what is there already.
UPDATE achievement_contributor SET state = state WHERE state IN ('asked', 'disputed');

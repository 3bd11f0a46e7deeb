-- What a row of the gallery says about people, beside the achievement itself: reading ten rows would otherwise look up
-- ten more in a table that is longer still.

ALTER TABLE achievement
  ADD COLUMN leader text NOT NULL DEFAULT '',
  ADD COLUMN people integer NOT NULL DEFAULT 0;

CREATE FUNCTION keep_achievement_people() RETURNS trigger
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
    people = (SELECT count(*) FROM achievement_contributor c WHERE c.achievement_id = a.id),
    leader = coalesce((
      SELECT c.name FROM achievement_contributor c WHERE c.achievement_id = a.id
      ORDER BY c.role = 'lead' DESC, c.position LIMIT 1), '')
  WHERE a.id = ANY (ids);
  RETURN NULL;
END
$$;
CREATE TRIGGER achievement_people_come AFTER INSERT ON achievement_contributor
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_achievement_people();
CREATE TRIGGER achievement_people_change AFTER UPDATE ON achievement_contributor
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_achievement_people();
CREATE TRIGGER achievement_people_go AFTER DELETE ON achievement_contributor
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_achievement_people();

UPDATE achievement AS a SET
  people = (SELECT count(*) FROM achievement_contributor c WHERE c.achievement_id = a.id),
  leader = coalesce((
    SELECT c.name FROM achievement_contributor c WHERE c.achievement_id = a.id
    ORDER BY c.role = 'lead' DESC, c.position LIMIT 1), '');

-- What the service read of the stamped scan, page by page, and whether the unit has compared it by eye.
ALTER TABLE application ADD COLUMN sealed_reading jsonb;

-- Why a certification holds or holds no longer, where the platform itself gave the reason: in words for every language.
ALTER TABLE certification ADD COLUMN reason_said jsonb;
UPDATE certification SET reason_said = jsonb_build_object('id', 'said.certification.renewed', 'chinese', reason)
  WHERE reason_code IS NULL AND reason = '已续期';
UPDATE certification SET reason_said = jsonb_build_object('id', 'said.certification.lapsed', 'chinese', reason)
  WHERE reason_code IS NULL AND reason = '有效期已满';
UPDATE certification SET reason_said = jsonb_build_object('id', 'said.certification.vouched', 'chinese', '由{unit}担保',
    'params', jsonb_build_object('unit', substring(reason from '^由(.+)担保$')))
  WHERE reason_code IS NULL AND status IN (1, 3) AND reason ~ '^由.+担保$';

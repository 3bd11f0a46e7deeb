import { ownReason } from '@server/modules/certification/own-reason';

it.each([
  ['a renewal', '已续期', null, 'said.certification.renewed'],
  ['the end of a term', '有效期已满', null, 'said.certification.lapsed'],
  ['a unit that answers for its member', '由青陶水务科技有限公司担保', null, 'said.certification.vouched'],
  ['what a reviewer wrote', '照片模糊', null, undefined],
  ['what a reviewer wrote beside a code', '已续期', 'other', undefined],
  ['nothing', null, null, undefined],
] as const)('says %s in any language, where the platform gave it', (_, reason, reasonCode, id) => {
  const said = ownReason({ reason, reasonCode });
  expect(said?.id).toBe(id);
  if (id === 'said.certification.vouched') expect(said?.params).toEqual({ unit: '青陶水务科技有限公司' });
});

import type { Sections } from '@contract/application';
import { maskIdNumber } from '@contract/rules/id-number';
import { aFormalityContext, aFormPartner, changedForm, formalityTexts } from './formality-form';

type Member = Sections['team']['members'][number];

const ID = '11010519491231002X';
/** The number of another person with the same mask. */
const ALIKE = '11010119670505002X';

const team = (...members: Partial<Member>[]) =>
  changedForm((s) => {
    const [first] = s.team.members;
    s.team.members = members.map((facts, i) => ({ ...(first as Member), id: `m${i}`, ...facts }));
  });
const partners = (...list: Parameters<typeof aFormPartner>[0][]) =>
  changedForm((s) => {
    s.unit.partners = list.map((facts, i) => aFormPartner({ id: `p${i}`, ...facts }));
  });

const ABOUT_ID = 'team.members.m1.idNumber';
const ABOUT_CODE = 'unit.partners.p1.uscc';
const CODE = '91350100M000100Y43';
const OTHER_CODE = '91330106MA2CFLXX0M';

test.each<[what: string, form: Sections, said: Record<string, string>]>([
  [
    'one number under two names',
    team({ name: '欧阳·买买提', idNumber: ID }, { name: '周念慈', idNumber: ID }),
    { [ABOUT_ID]: '周念慈：身份证号码与“欧阳·买买提”的相同' },
  ],
  [
    'one number with the last letter written small',
    team({ name: '欧阳·买买提', idNumber: ID }, { name: '周念慈', idNumber: ID.toLowerCase() }),
    { [ABOUT_ID]: '周念慈：身份证号码与“欧阳·买买提”的相同' },
  ],
  [
    'one number under one name',
    team({ name: '周念慈', idNumber: ID }, { name: '周念慈 ', idNumber: ID }),
    { [ABOUT_ID]: '成员“周念慈 ”重复填写' },
  ],
  [
    'two numbers under one name',
    team({ name: '周念慈', idNumber: ID }, { name: '周念慈', idNumber: ALIKE }),
    {},
  ],
  [
    'two masks that are alike, of which nothing is known',
    team({ name: '周念慈', idNumber: maskIdNumber(ID) }, { name: '周念慈', idNumber: maskIdNumber(ALIKE) }),
    {},
  ],
  [
    'one code of two units',
    partners({ name: '云泽大学', uscc: CODE }, { name: '临川研究院', uscc: ` ${CODE}` }),
    { [ABOUT_CODE]: '临川研究院：统一社会信用代码与“云泽大学”的相同' },
  ],
  [
    'the code of the applying unit',
    partners({ name: '云泽大学', uscc: OTHER_CODE }),
    { 'unit.partners.p0.name': '合作单位与申报单位重复' },
  ],
])('%s', (_, form, said) => expect(formalityTexts(form)).toEqual(said));

test('the two numbers do have one mask', () => expect(maskIdNumber(ID)).toBe(maskIdNumber(ALIKE)));

test.each<[what: string, leaderNumber: string | null, typed: string, said: Record<string, string>]>([
  [
    'the number of the leader',
    ID,
    ID,
    { [ABOUT_ID]: '周念慈：身份证号码与负责人的相同，项目成员不含负责人' },
  ],
  [
    'the same, its letter written small',
    ID,
    ID.toLowerCase(),
    { [ABOUT_ID]: '周念慈：身份证号码与负责人的相同，项目成员不含负责人' },
  ],
  ['a mask that is like the leader’s', ID, maskIdNumber(ID), {}],
  ['another number', ID, ALIKE, {}],
  ['a leader of whom no document is kept', null, ID, {}],
])('a member with %s', (_, leaderNumber, typed, said) => {
  const form = team({ name: '欧阳·买买提' }, { name: '周念慈', idNumber: typed });
  const { [ABOUT_ID]: about, ...others } = formalityTexts(form, aFormalityContext({ leaderNumber }));
  expect(others).toEqual({});
  expect(about).toBe(said[ABOUT_ID]);
});

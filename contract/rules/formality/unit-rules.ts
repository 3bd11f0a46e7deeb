import type { Sections } from '@contract/application';
import { APPLICATION_LIMITS as L } from '@contract/limits';
import { wanFromFen } from '@contract/rules/budget';
import type { Finding } from '@contract/rules/finding';
import { usccProblem } from '@contract/rules/uscc';
import {
  blocker,
  codeRepeated,
  emailFindings,
  type FormalityRule,
  isBlank,
  misread,
  noAmount,
  notLonger,
  ofRow,
  phoneFindings,
  requireAll,
  sameCode,
  warning,
} from './check';

const usccFindings = (path: string, code: string | null): Finding[] => {
  const problem = isBlank(code) ? null : usccProblem(code ?? '');
  return problem ? [blocker(path, problem === 'format' ? 'usccFormat' : 'usccCheck')] : [];
};
const sameUnit = (a: string | null, b: string | null): boolean => !isBlank(a) && a?.trim() === b?.trim();

/** Equal names or codes mean the same unit: a partner that is the applying unit, or was entered twice. */
const twinFindings = ({ partners, ...unit }: Sections['unit'], i: number): Finding[] => {
  const partner = partners[i];
  if (!partner) return [];
  const at = `unit.partners.${partner.id}`;
  if (sameUnit(partner.name, unit.name) || sameCode(partner.uscc, unit.uscc))
    return [blocker(`${at}.name`, 'partnerDuplicate')];
  const earlier = partners.slice(0, i);
  if (earlier.some(({ name }) => sameUnit(name, partner.name)))
    return [blocker(`${at}.name`, 'partnerRepeated', { name: partner.name ?? '' })];
  const first = earlier.findIndex(({ uscc }) => sameCode(uscc, partner.uscc));
  const twin = earlier[first];
  return twin ? ofRow(partner.name, i, [codeRepeated(`${at}.uscc`, twin.name, first)]) : [];
};

/**
 * By how much the partners' funds exceed the sources of funds, in 分. The budget itself is entered four steps later and
 * has to equal the sources, which are on the same page as the partners.
 */
const fundsOver = ({ partners, specialFund, selfFund }: Sections['unit']): number =>
  specialFund === null || selfFund === null
    ? 0
    : partners.reduce((sum, { fund }) => sum + (fund ?? 0), 0) - specialFund - selfFund;

export const unitRules: readonly FormalityRule[] = [
  {
    id: 'unit.identity',
    section: 'unit',
    name: '单位全称与信用代码',
    article: 6,
    check: ({ unit }) => [
      ...requireAll('required', { 'unit.name': unit.name, 'unit.uscc': unit.uscc }),
      ...usccFindings('unit.uscc', unit.uscc),
    ],
  },
  {
    id: 'unit.registered',
    section: 'unit',
    name: '与登记单位一致',
    article: 6,
    needs: ['ownUnit'],
    check: ({ unit }, { ownUnit }) => {
      // Without a unit nobody could audit the application.
      if (!ownUnit) return [blocker('unit.name', 'unitMissing')];
      return isBlank(unit.name) || sameUnit(unit.name, ownUnit.name)
        ? []
        : [blocker('unit.name', 'unitForeign', { name: ownUnit.name })];
    },
  },
  {
    id: 'unit.verified',
    section: 'unit',
    name: '单位认证',
    article: 6,
    needs: ['ownUnit'],
    check: (_, { ownUnit }) => (!ownUnit || ownUnit.verified ? [] : [warning('unit.name', 'unitUnverified')]),
  },
  {
    id: 'unit.attended',
    section: 'unit',
    name: '单位管理员',
    article: 6,
    needs: ['ownUnit'],
    check: (_, { ownUnit }) => (ownUnit?.attended === false ? [warning('unit.name', 'unitUnattended')] : []),
  },
  {
    id: 'unit.facts',
    section: 'unit',
    name: '单位信息与联系人',
    article: 6,
    check: ({ unit }, context) => [
      ...requireAll('choose', { 'unit.nature': unit.nature }),
      ...requireAll('required', {
        'unit.address': unit.address,
        'unit.legalPerson': unit.legalPerson,
        'unit.contactName': unit.contactName,
        'unit.contactPhone': unit.contactPhone,
        'unit.contactEmail': unit.contactEmail,
        'unit.specialFund': unit.specialFund,
        'unit.selfFund': unit.selfFund,
      }),
      ...notLonger('unit.address', unit.address, L.address.max),
      ...notLonger('unit.legalPerson', unit.legalPerson, L.personName.max),
      ...notLonger('unit.contactName', unit.contactName, L.personName.max),
      ...misread(context, 'unit.specialFund', noAmount),
      ...misread(context, 'unit.selfFund', noAmount),
      ...phoneFindings('unit.contactPhone', unit.contactPhone),
      ...emailFindings('unit.contactEmail', unit.contactEmail),
    ],
  },
  {
    id: 'unit.partners',
    section: 'unit',
    name: '合作单位',
    article: 7,
    check: ({ unit }, context) => {
      const found: Finding[] = [];
      if (unit.partners.length > L.partners.max)
        found.push(blocker('unit.partners', 'partnerCount', L.partners));
      unit.partners.forEach((partner, i) => {
        const at = `unit.partners.${partner.id}`;
        found.push(
          ...ofRow(partner.name, i, [
            ...misread(context, at, noAmount),
            ...requireAll('required', {
              [`${at}.name`]: partner.name,
              [`${at}.uscc`]: partner.uscc,
              [`${at}.task`]: partner.task,
              [`${at}.fund`]: partner.fund,
            }),
            ...notLonger(`${at}.name`, partner.name, L.unitName.max),
            ...notLonger(`${at}.task`, partner.task, L.task.max),
            ...usccFindings(`${at}.uscc`, partner.uscc),
          ]),
        );
        found.push(...twinFindings(unit, i));
        if (!partner.agreement && !isBlank(partner.name))
          found.push(blocker(`${at}.agreement`, 'agreement', { name: partner.name ?? '' }));
      });
      const over = fundsOver(unit);
      return over > 0 ? [...found, blocker('unit.partners', 'partnerFund', { x: wanFromFen(over) })] : found;
    },
  },
];

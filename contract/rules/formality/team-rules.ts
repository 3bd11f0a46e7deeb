import type { Sections } from '@contract/application';
import { APPLICATION_LIMITS as L } from '@contract/limits';
import { ACTOR_TEXTS } from '@contract/rules/actor-words';
import { beijingDay } from '@contract/rules/beijing-time';
import type { Finding } from '@contract/rules/finding';
import { idNumberProblem, isMasked } from '@contract/rules/id-number';
import { ageOn, reachesRank, titleFinding } from '@contract/rules/leader-limits';
import { termMonths } from '@contract/rules/term-months';
import {
  blocker,
  codeRepeated,
  emailFindings,
  type FormalityContext,
  type FormalityRule,
  isBlank,
  misread,
  notLonger,
  ofRow,
  phoneFindings,
  requireAll,
  rowName,
  sameCode,
  warning,
} from './check';

const ID_CODES = { length: 'idLength', date: 'idDate', check: 'idCheck' } as const;

const monthsFindings = (
  path: string,
  value: number | null,
  name: string | number,
  max: number,
  context: FormalityContext,
): Finding[] => {
  const wrong = blocker(path, 'months', { name, min: L.months.min, max });
  const fits = value === null || (value >= L.months.min && value <= max);
  return fits ? misread(context, path, () => wrong) : [wrong];
};

/** Masked numbers are skipped, because only the service can check them; see `withServed`. */
const idFindings = (path: string, value: string | null, now: Date): Finding[] => {
  if (isBlank(value) || isMasked(value ?? '')) return [];
  const problem = idNumberProblem(value ?? '', now);
  return problem ? [blocker(path, ID_CODES[problem])] : [];
};

/** Equal numbers mean the same person, whatever the names: a member who is the leader, or who was entered twice. */
const twinFindings = (
  members: Sections['team']['members'],
  i: number,
  { leaderNumber = null }: FormalityContext,
): Finding[] => {
  const member = members[i];
  if (member && sameCode(member.idNumber, leaderNumber))
    return ofRow(member.name, i, [blocker(`team.members.${member.id}.idNumber`, 'memberLeads')]);
  const earlier = members.slice(0, i);
  const first = earlier.findIndex(({ idNumber }) => sameCode(idNumber, member?.idNumber ?? null));
  const twin = earlier[first];
  if (!member || !twin) return [];
  const path = `team.members.${member.id}.idNumber`;
  if (!isBlank(member.name) && member.name?.trim() === twin.name?.trim())
    return [blocker(path, 'memberRepeated', { name: rowName(member.name, i) })];
  return ofRow(member.name, i, [codeRepeated(path, twin.name, first)]);
};

export const teamRules: readonly FormalityRule[] = [
  {
    id: 'team.realName',
    section: 'team',
    name: '负责人实名认证',
    article: 8,
    needs: ['leader'],
    // Only a warning: what is filed in time waits at the unit until the certification is granted.
    check: (_, { leader }) => (leader?.certified ? [] : [warning('team.leaderTitle', 'realName')]),
  },
  {
    id: 'team.age',
    section: 'team',
    name: '负责人年龄',
    article: 8,
    needs: ['leaderBorn', 'period'],
    check: (_, { leaderBorn, period }) => {
      const max = period?.leaderLimits?.ageMax;
      if (!period || max === undefined) return [];
      // Without a date of birth (certified later, or by a document without one) the office judges the age.
      if (!leaderBorn) return [warning('team.leaderTitle', 'leaderAgeOpen', { max })];
      const n = ageOn(leaderBorn, beijingDay(period.applyEnd));
      return n > max ? [blocker('team.leaderTitle', 'leaderAge', { max, n })] : [];
    },
  },
  {
    id: 'team.title',
    section: 'team',
    name: '负责人职称要求',
    article: 8,
    needs: ['period'],
    check: ({ team }, { period }) => {
      const rank = period?.leaderLimits?.titleMin;
      // A missing title is reported by the rule of the leader's own fields.
      return rank && team.leaderTitle && !reachesRank(team.leaderTitle, rank)
        ? [blocker('team.leaderTitle', titleFinding(rank))]
        : [];
    },
  },
  {
    id: 'team.leader',
    section: 'team',
    name: '负责人信息',
    article: 8,
    check: ({ team, base }, context) => [
      ...requireAll('choose', {
        'team.leaderTitle': team.leaderTitle,
        'team.leaderDegree': team.leaderDegree,
      }),
      ...requireAll('required', {
        'team.leaderPhone': team.leaderPhone,
        'team.leaderEmail': team.leaderEmail,
        'team.leaderMonths': team.leaderMonths,
      }),
      ...phoneFindings('team.leaderPhone', team.leaderPhone),
      ...emailFindings('team.leaderEmail', team.leaderEmail),
      ...monthsFindings(
        'team.leaderMonths',
        team.leaderMonths,
        context.leader?.name ?? ACTOR_TEXTS.leader,
        termMonths(base.termStart, base.termEnd),
        context,
      ),
    ],
  },
  {
    id: 'team.members',
    section: 'team',
    name: '项目成员',
    article: 8,
    check: ({ team, base }, context) => {
      const { now = new Date() } = context;
      const max = termMonths(base.termStart, base.termEnd);
      return team.members.flatMap((member, i) => {
        const at = `team.members.${member.id}`;
        const asked = [
          ...requireAll('required', { [`${at}.name`]: member.name, [`${at}.idNumber`]: member.idNumber }),
          ...requireAll('choose', { [`${at}.title`]: member.title, [`${at}.degree`]: member.degree }),
          ...requireAll('required', {
            [`${at}.major`]: member.major,
            [`${at}.unit`]: member.unit,
            [`${at}.task`]: member.task,
            [`${at}.months`]: member.months,
          }),
          ...notLonger(`${at}.name`, member.name, L.personName.max),
          ...notLonger(`${at}.major`, member.major, L.major.max),
          ...notLonger(`${at}.unit`, member.unit, L.unitName.max),
          ...notLonger(`${at}.task`, member.task, L.task.max),
          ...idFindings(`${at}.idNumber`, member.idNumber, now),
          ...phoneFindings(`${at}.phone`, member.phone),
        ];
        const name = rowName(member.name, i);
        return [
          ...ofRow(member.name, i, asked),
          ...monthsFindings(`${at}.months`, member.months, name, max, context),
          ...twinFindings(team.members, i, context),
        ];
      });
    },
  },
];

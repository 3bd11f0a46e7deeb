import type { Sections } from '@contract/application';
import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';
import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { unitFacts } from '@server/demo/demo-units';
import { chanceOf } from '@server/demo/working-time';
import { costText, fenOf, sumOf } from './cost-text';
import type { DemoMember, DemoProject } from './demo-project';
import { leakPlatform } from './projects/leakPlatform';
import { scheduleRows, termOf } from './schedule-rows';

export interface SectionFacts {
  period: { id: number; termFrom: string; termTo: string };
  unit: { id: number; name: string; uscc: string | null; address: string | null; legalPerson: string | null };
  leader: { name?: string | null; phone: string; email: string };
  /** Uploaded files by kind of material. */
  materials: Record<string, string>;
  project?: DemoProject;
}

const ORDINALS = '一二三四五六';
const two = (n: number): string => String(n).padStart(2, '0');

/** Region 99 does not exist: the number passes every check and belongs to nobody. */
const idNumberOf = (name: string): string => {
  const born = `${1974 + chanceOf(name, 24)}${two(1 + chanceOf(`${name}月`, 12))}${two(1 + chanceOf(`${name}日`, 28))}`;
  const first = `990101${born}${String(11 + chanceOf(`${name}号`, 980)).padStart(3, '0')}`;
  return first + idNumberCheckCharacter(first);
};

const memberRow = (
  [name, title, degree, major, task, months]: DemoMember,
  index: number,
  unit: string,
): Sections['team']['members'][number] => ({
  id: `member-${index + 1}`,
  name,
  idNumber: idNumberOf(name),
  title,
  degree,
  major,
  unit,
  task,
  months,
  phone: index === 0 ? `199${String(10_000_000 + chanceOf(name, 9_000_000)).padStart(8, '0')}` : null,
});

const budgetOf = ({ budget }: DemoProject): Sections['budget'] =>
  Object.fromEntries(
    BUDGET_SUBJECTS.map((subject: BudgetSubject) => {
      const { self, costs } = budget[subject];
      return [
        subject,
        { special: sumOf(costs) - fenOf(self), self: fenOf(self), basis: costText(costs) },
      ] as const;
    }),
  ) as Sections['budget'];

const totalOf = (budget: Sections['budget'], source: 'special' | 'self'): number =>
  BUDGET_SUBJECTS.reduce((sum, subject) => sum + (budget[subject][source] ?? 0), 0);

/** A complete form that passes the formality check; of the leak platform project unless another is given. */
export const completeSections = ({
  period,
  unit,
  leader,
  materials,
  project = leakPlatform,
}: SectionFacts): Sections => {
  const term = termOf(period);
  const budget = budgetOf(project);
  const { nature, contact } = unitFacts(unit.name);
  return {
    base: {
      periodId: period.id,
      title: project.title,
      category: project.category,
      field: [...project.field],
      keywords: [...project.keywords],
      termStart: term.start,
      termEnd: term.end,
      summary: project.summary,
      notSecret: true,
    },
    unit: {
      unitId: unit.id,
      name: unit.name,
      uscc: unit.uscc,
      nature,
      address: unit.address,
      legalPerson: unit.legalPerson,
      contactName: contact.name,
      contactPhone: contact.phone,
      contactEmail: contact.email,
      specialFund: totalOf(budget, 'special'),
      selfFund: totalOf(budget, 'self'),
      partners: [],
    },
    team: {
      leaderTitle: project.leader.title,
      leaderDegree: project.leader.degree,
      leaderPhone: leader.phone,
      leaderEmail: leader.email,
      leaderMonths: project.leader.months,
      members: project.members.map((member, index) => memberRow(member, index, unit.name)),
    },
    plan: {
      basis: project.basis,
      content: project.works
        .map(([task, detail], index) => `（${ORDINALS.charAt(index)}）${task}。${detail}`)
        .join('\n'),
      innovations: project.innovations.map((text, index) => ({ id: `idea-${index + 1}`, text })),
      route: project.route,
      routeFigure: null,
      risk: project.risk,
    },
    target: {
      indicators: project.indicators.map(([kind, name, present, stageOne, stageTwo, method], index) => ({
        id: `goal-${index + 1}`,
        kind,
        name,
        present,
        stageOne,
        stageTwo,
        method,
      })),
      schedule: scheduleRows(term, project, leader.name ?? '负责人'),
    },
    budget,
    files: {
      attachments: Object.entries(materials).map(([kind, file]) => ({ id: `file-${kind}`, kind, file })),
      promiseTruth: true,
      promiseUnique: true,
      promiseIntegrity: true,
    },
  };
};

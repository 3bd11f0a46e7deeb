import type { Application } from '@contract/apply';
import type { Verdict } from '@contract/enums';
import { FORMALITY_RULES } from '@contract/rules/formality';
import { clauseText } from '@contract/rules/rule-words';
import { cleanup } from '@testing-library/react';
import { aFiledApplication } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ApplicationFacts } from '@/pages/admin/applications/detail/ApplicationFacts';
import { FormalityLead } from '@/pages/innovation/myProjects/audit/FormalityLead';

const ASKING: Verdict[] = ['failed', 'warning', 'unknown'];
/** Every combination of the verdicts that need a person's look; the other rules passed. */
const SETS = Array.from({ length: 2 ** ASKING.length }, (_, set) =>
  ASKING.filter((_verdict, at) => set & (1 << at)),
);

/** The first rules come to these verdicts, the others passed. */
const verdictsOf = (set: readonly Verdict[]): Application['verdicts'] =>
  FORMALITY_RULES.map(({ id, section, name, article }, at) => ({
    id,
    section,
    name,
    clause: clauseText(article),
    article,
    verdict: set[at] ?? 'passed',
    findings: [],
  }));

/** The texts that the office and the unit see for the same verdicts. */
function readings(set: readonly Verdict[]): Record<'office' | 'unit', string> {
  const verdicts = verdictsOf(set);
  const textOf = (element: React.ReactElement): string => {
    const text = renderAdmin(element).container.textContent ?? '';
    cleanup();
    return text;
  };
  return {
    office: textOf(<ApplicationFacts application={aFiledApplication({ verdicts })} />),
    unit: textOf(<FormalityLead verdicts={verdicts} />),
  };
}

it.each(SETS.map((set) => ({ set, what: set.join(' and ') || 'nothing' })))(
  'office and unit read that all rules passed exactly where none asks for eyes: $what',
  ({ set }) => {
    for (const text of Object.values(readings(set))) expect(text.includes('全部通过')).toBe(set.length === 0);
  },
);

it('the office reads how many rules of each kind there are, the unit which', () => {
  const { office, unit } = readings(['warning', 'unknown']);
  const [warned, unknown] = FORMALITY_RULES;

  expect(office).toContain(`提醒 1 项，待核实 1 项，通过 ${FORMALITY_RULES.length - 2} 项`);
  expect(unit).toContain(`提醒或待核实：${warned?.name}、${unknown?.name}`);
});

it('what failed is said first', () => {
  const { office, unit } = readings(['failed', 'warning']);

  expect(office).toContain('1 项规则未通过，受理前请核对');
  expect(unit).toContain(`形式审查规则未通过：${FORMALITY_RULES[0]?.name}`);
});

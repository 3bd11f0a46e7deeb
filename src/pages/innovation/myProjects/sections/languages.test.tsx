import type { Section } from '@contract/enums';
import { screen } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { renderSection } from '@tests/support/renderSection';
import { stubService } from '@tests/support/stubService';
import type { ComponentType } from 'react';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import BudgetSection from './BudgetSection';
import PlanSection from './PlanSection';
import TargetSection from './TargetSection';
import TeamSection from './TeamSection';
import UnitSection from './UnitSection';

const HAN = /\p{Script=Han}/u;
const chineseIn = (container: HTMLElement): string[] => {
  const labels = [...container.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) =>
    ['aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...labels, ...(container.textContent ?? '').split('\n')].filter((text) => HAN.test(text));
};

beforeEach(() => {
  stubService({
    'GET /prod-api/cms/period/list': { body: { code: 200, rows: [aPeriod()], total: 1 } },
  });
});

it.each<[Section, ComponentType<SectionProps>, RegExp]>([
  ['unit', UnitSection, /Full name of the organization/],
  ['plan', PlanSection, /Technical approach/],
  ['target', TargetSection, /Target indicators/],
  ['budget', BudgetSection, /Funding sources/],
])('the section %s has no Chinese for a reader of English', async (section, Body, own) => {
  const { container } = renderSection(section, Body, { locale: 'en-US' });

  expect((await screen.findAllByText(own)).length).toBeGreaterThan(0);
  expect(chineseIn(container)).toEqual([]);
});

it('names of people are data and stay, the fields around them do not', async () => {
  const { container } = renderSection('team', TeamSection, { locale: 'en-US' });

  expect(await screen.findByLabelText(/Professional title of the project leader/)).toBeVisible();
  expect(chineseIn(container).join()).not.toMatch(/职称|学历|手机|人月|成员/);
});

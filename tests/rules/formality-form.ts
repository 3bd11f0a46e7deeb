import type { Sections } from '@contract/application';
import { findingText } from '@contract/rules/finding';
import { checkFormality, findingsOf } from '@contract/rules/formality';
import type { FormalityContext } from '@contract/rules/formality/check';
import { aPeriod } from '@tests/support/a-period';
import { fullSections } from '@tests/support/an-application';

export const FORM_FILE = fullSections().files.attachments[0]?.file as string;

/** All facts about a form that can be known, without anything to object to. */
export const aFormalityContext = (facts: Partial<FormalityContext> = {}): FormalityContext => ({
  period: aPeriod(),
  now: new Date('2026-09-14T14:08:00+08:00'),
  leader: { name: '沈知遥', certified: true },
  leaderBorn: '1986-01-31',
  running: 0,
  ownUnit: { name: '青陶水务科技有限公司', verified: true },
  others: [],
  files: [{ id: FORM_FILE, name: '承诺书.pdf', state: 'ready' }],
  ...facts,
});

/** The full form with one thing changed. */
export const changedForm = (change: (sections: Sections) => void): Sections => {
  const sections = fullSections();
  change(sections);
  return sections;
};

/** The messages of the check, by place. */
export const formalityTexts = (
  sections: Sections,
  context: FormalityContext = aFormalityContext(),
): Record<string, string> =>
  Object.fromEntries(
    findingsOf(checkFormality(sections, context)).map((finding) => [finding.path, findingText(finding)]),
  );

export type FormPartner = Sections['unit']['partners'][number];
export const aFormPartner = (facts: Partial<FormPartner> = {}): FormPartner => ({
  id: 'part1',
  name: '云泽大学',
  uscc: '91350100M000100Y43',
  task: '模型研究',
  fund: 0,
  agreement: FORM_FILE,
  ...facts,
});

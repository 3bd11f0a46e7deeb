import { createPluginManager } from '@@/core/plugin';
import type { Application } from '@contract/apply';
import type { Section } from '@contract/enums';
import type { Period } from '@contract/period';
import { type Fields, flatten } from '@contract/rules/draft-fields';
import type { Finding } from '@contract/rules/finding';
import { render } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { type ComponentType, useSyncExternalStore } from 'react';
// biome-ignore lint/style/noRestrictedImports: Umi exports no router for a part of a page
import { MemoryRouter } from 'react-router-dom';
import type { ApplicationDraft } from '@/hooks/useApplicationDraft';
import english from '@/i18n/texts/en-US.json';
import texts from '@/locales/zh-CN';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { aPeriod } from './a-period';
import { aDraft } from './aDraft';
import { anApplication, emptySections } from './an-application';

// Forms of antd are slow to mount, especially on a busy machine.
interface Facts {
  fields?: Fields;
  /** A draft made by the test. */
  draft?: ApplicationDraft;
  application?: Partial<Application>;
  period?: Partial<Period>;
  errors?: Record<string, string>;
  slips?: Record<string, string>;
  findings?: Finding[];
  dicts?: SectionProps['dicts'];
  readOnly?: boolean;
  /** Language of the reader; English represents every language other than Chinese. */
  locale?: 'zh-CN' | 'en-US';
  /** Address at which the section is opened. */
  at?: string;
}

/** Renders one section of the form with a working draft, as its frame does. */
export function renderSection(section: Section, Body: ComponentType<SectionProps>, facts: Facts = {}) {
  createPluginManager();
  const application = anApplication(facts.application);
  const draft: ApplicationDraft =
    facts.draft ?? aDraft({ ...flatten(emptySections()), ...facts.fields }, application);
  const {
    errors = {},
    slips = {},
    findings = [],
    dicts = {},
    readOnly = false,
    at = '/',
    locale = 'zh-CN',
  } = facts;
  function Frame() {
    const view = useSyncExternalStore(draft.subscribe, draft.view);
    const rest = { application, period: aPeriod(facts.period), errors, slips, findings, dicts, readOnly };
    return <Body section={section} draft={draft} view={view} {...rest} />;
  }
  const provider = {
    locale,
    messages: locale === 'zh-CN' ? texts : english,
    children: (
      <MemoryRouter initialEntries={[at]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Frame />
      </MemoryRouter>
    ),
  };
  const screen = render(<IntlProvider {...provider} />);
  return { draft, ...screen };
}

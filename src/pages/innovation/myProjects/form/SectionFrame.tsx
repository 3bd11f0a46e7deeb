import type { Section } from '@contract/enums';
import { findingWord } from '@contract/rules/finding';
import { useLocation, useNavigate, useSearchParams } from '@umijs/max';
import { Crumbs } from '@/components/Crumbs';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { PageHeading } from '@/components/PageHeading';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { applicationPath, LIST_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import { DraftNotices } from '@/pages/innovation/myProjects/parts/DraftNotices';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { saveNow } from '@/pages/innovation/myProjects/parts/save-now';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { WarningList } from './check/WarningList';
import { SectionActions } from './SectionActions';
import { SectionBody } from './SectionBody';
import { SectionConflicts } from './SectionConflicts';
import styles from './SectionFrame.module.css';
import { SectionHelp } from './SectionHelp';
import { SectionNotes } from './SectionNotes';
import { StepRail } from './steps/StepRail';
import { neighbours, placeOf, stepLinks } from './steps/step-links';
import { useStepTime } from './steps/useStepTime';
import { useAttempts } from './useAttempts';
import { useSectionKeys } from './useSectionKeys';
import { useSectionWays } from './useSectionWays';

/** The frame of every section: position, errors, saving state, and the buttons forward and back. */
export function SectionFrame({ context, section }: { context: EditorContext; section: Section }) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const stepTime = useStepTime();
  const navigate = useNavigate();
  const { state: arrival, search } = useLocation();
  const [params] = useSearchParams();
  const from = params.get('from') === 'check' ? 'check' : undefined;
  const { application, view, title, blockers } = context;
  // Sections assigned to others are read-only for this reader, even if the reader may edit other sections.
  const readOnly = context.readOnly || !application.writable.includes(section);
  const { id } = application;
  const checked = (arrival as { checked?: boolean } | null)?.checked === true;
  const { errors, slips, own, attempt, refuse } = useAttempts(section, blockers, checked);
  const { before, after } = neighbours(section);
  const name = t(`application.step.${section}.title`);
  usePageTitle(`${name} · ${title}`);

  const { leave, backToCheck, compare } = useSectionWays(context, section);
  const next = (): void => {
    if (readOnly || own.length === 0) leave(after);
    else refuse();
  };
  const save = (): void => void saveNow(context);
  useSectionKeys({ onSave: save, onNext: from ? backToCheck : next });

  const warnings = context.warnings.filter((finding) => finding.section === section);
  const started = context.statuses[section] !== 'not_started';
  return (
    <div className={styles.grid}>
      <div className={styles.crumbs}>
        <Crumbs
          crumbs={[
            { label: t('application.frame.crumb.label'), to: LIST_PATH },
            ...(view.isNew ? [] : [{ label: title, to: applicationPath(id) }]),
            { label: name },
          ]}
        />
      </div>
      <div className={styles.rail}>
        <StepRail
          steps={stepLinks(t, context)}
          current={section}
          label={t('application.step.rail.label')}
          onGo={navigate}
        />
      </div>
      <div className={styles.main}>
        <DraftNotices context={context} />
        {attempt > 0 && (
          <ErrorSummary
            faults={own.map((finding) => ({ id: finding.path, text: say(findingWord(finding)) }))}
            attempt={attempt}
            onReveal={(path) =>
              navigate({ search, hash: encodeURIComponent(path) }, { replace: true, state: arrival })
            }
          />
        )}
        <PageHeading
          eyebrow={join([t('application.step.place.label', placeOf(section)), stepTime(section)], 'facts')}
          title={name}
          aside={<SavingLine view={view} onRetry={save} onCompare={compare} />}
        />
        <SectionConflicts context={context} section={section}>
          <SectionNotes context={context} section={section} readOnly={readOnly} />
          <SectionBody {...{ context, section, errors, slips, readOnly }} />
        </SectionConflicts>
        {started && <WarningList warnings={warnings} />}
        <SectionActions
          onBack={before && (() => leave(before))}
          onList={() => leave(null)}
          onNext={next}
          onCheck={from ? backToCheck : null}
          readOnly={readOnly}
        />
      </div>
      <SectionHelp section={section} />
    </div>
  );
}

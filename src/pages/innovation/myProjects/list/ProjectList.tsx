import type { ApplicationSummary } from '@contract/apply';
import type { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { serviceNow } from '@/utils/service-clock';
import { firstUrgent } from './next-action';
import { ProjectRow } from './ProjectRow';

interface Props {
  applications: readonly ApplicationSummary[];
  periods: ReturnType<typeof usePeriods>;
  /** True while newer data is loading. */
  loading: boolean;
  onRemove: (application: ApplicationSummary) => void;
  /** Address a row links to; undefined for the application's own page. */
  toOf?: (application: ApplicationSummary) => string | undefined;
  narrow?: boolean;
}

/** The reader's own applications on one page of a list. */
export function ProjectList({ applications, periods, loading, onRemove, toOf, narrow = false }: Props) {
  const t = useText();
  const now = serviceNow();
  const lead = firstUrgent(applications);
  return (
    <ul aria-label={t('projects.list.results.label')} aria-busy={loading}>
      {applications.map((application) => {
        const to = toOf?.(application);
        return (
          <ProjectRow
            key={application.id}
            application={application}
            period={periods.periods?.find(({ id }) => id === application.periodId)}
            now={now}
            onRemove={onRemove}
            {...(to === undefined ? {} : { to })}
            narrow={narrow}
            leads={application.id === lead}
          />
        );
      })}
    </ul>
  );
}

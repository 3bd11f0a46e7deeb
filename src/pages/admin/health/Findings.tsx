import type { HealthFinding, HealthPart, PlatformHealth } from '@contract/platform-health';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { SectionHeading } from '@/components/SectionHeading';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { StateTag } from './StateTag';

type Found = PlatformHealth['findings'][number];
type Problem = Exclude<HealthFinding, `${HealthPart}.fine`>;

const LOOKS = {
  fine: { tone: 'success', icon: 'check', label: 'admin.security.fine.label' },
  watch: { tone: 'warning', icon: 'warning', label: 'admin.health.watch.label' },
  act: { tone: 'error', icon: 'warning', label: 'admin.health.act.label' },
} as const;
const URGENCY = ['act', 'watch', 'fine'];

const isProblem = (finding: HealthFinding): finding is Problem => !finding.endsWith('.fine');
const adviceOf = (finding: HealthFinding): MessageId =>
  isProblem(finding) ? `admin.health.${finding}.help` : 'admin.health.none.label';

/** One sentence for each part of the platform; those that require action come first. */
export function Findings({ findings }: { findings: readonly Found[] }) {
  const t = useText();
  const time = useTimeText();
  const rows = [...findings].sort((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state));
  const columns: Column<Found>[] = [
    {
      key: 'part',
      title: t('admin.health.part.column'),
      render: ({ finding }) => t(`admin.health.${finding.split('.', 1)[0] as HealthPart}.label`),
    },
    {
      key: 'finding',
      title: t('admin.health.finding.column'),
      render: ({ finding, n, of, at }) =>
        t(`admin.health.${finding}.label`, { n, of, time: at ? time.dateTime(at) : '' }),
    },
    {
      key: 'advice',
      title: t('admin.health.advice.column'),
      render: ({ finding }) => t(adviceOf(finding)),
    },
    {
      key: 'state',
      title: t('admin.security.state.column'),
      render: ({ state }) => <StateTag look={LOOKS[state]} />,
    },
  ];
  return (
    <section>
      <SectionHeading title={t('admin.health.parts.title')} />
      <ResponsiveTable
        caption={t('admin.health.parts.title')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ finding }) => finding}
      />
    </section>
  );
}

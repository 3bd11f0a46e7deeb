import type { JobName, PlatformHealth } from '@contract/platform-health';
import type { MessageId } from '@/i18n/message-id';

type Job = PlatformHealth['jobs'][number];
type Forgetting = Extract<JobName, `${string}.forget`>;
type Named = Exclude<JobName, Forgetting>;

export interface JobRow extends Omit<Job, 'everySeconds'> {
  /** Null for a job of a newer server version that this page does not know. */
  label: MessageId | null;
}

const LABELS: Record<Named, MessageId> = {
  'downtime.beat': 'admin.health.job.downtime.beat.label',
  'apply.expire': 'admin.health.job.apply.expire.label',
  'apply.approve': 'admin.health.job.apply.approve.label',
  'confirmation.tell': 'admin.health.job.confirmation.tell.label',
  'receipt.check': 'admin.health.job.receipt.check.label',
  'receipt.publish': 'admin.health.job.receipt.publish.label',
  'audit.check': 'admin.health.job.audit.check.label',
  'storage.check': 'admin.health.job.storage.check.label',
  'sealed.check': 'admin.health.job.sealed.check.label',
  'upload.look': 'admin.health.job.upload.look.label',
  'upload.expire': 'admin.health.job.upload.expire.label',
  'upload.sweep': 'admin.health.job.upload.sweep.label',
  'search.fill': 'admin.health.job.search.fill.label',
  'saved.look': 'admin.health.job.saved.look.label',
  'reminder.tell': 'admin.health.job.reminder.tell.label',
  'demand.tell': 'admin.health.job.demand.tell.label',
  'certification.term': 'admin.health.job.certification.term.label',
  'export.write': 'admin.health.job.export.write.label',
  'export.tell': 'admin.health.job.export.tell.label',
};
const URGENCY = ['late', 'failing', 'fine'] as const;

const rowOf = ({ everySeconds: _, ...job }: Job): JobRow => ({
  ...job,
  label: LABELS[job.name as Named] ?? null,
});

/** Sums up jobs that delete different old records: the worst state, the oldest completion, the longest duration. */
const together = (jobs: readonly Job[]): JobRow => {
  const ends = jobs.map(({ succeededAt }) => succeededAt).sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  return {
    name: 'forget',
    label: 'admin.health.job.forget.label',
    succeededAt: ends[0] ?? null,
    durationMs: Math.max(...jobs.map(({ durationMs }) => durationMs)),
    state: URGENCY.find((state) => jobs.some((job) => job.state === state)) ?? 'fine',
  };
};

/** Late jobs come first; all jobs that delete old records share one row. */
export const jobRows = (jobs: readonly Job[]): JobRow[] => {
  const forgetting = jobs.filter(({ name }) => name.endsWith('.forget'));
  const rows = jobs.filter(({ name }) => !name.endsWith('.forget')).map(rowOf);
  if (forgetting.length > 0) rows.push(together(forgetting));
  return rows.sort((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state));
};

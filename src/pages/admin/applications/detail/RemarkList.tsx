import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { flatten } from '@contract/rules/draft-fields';
import { useFieldText } from '@/components/answers/useFieldText';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { fieldName } from '@/components/remarks/field-name';
import { RemarkCard } from '@/components/remarks/RemarkCard';
import type { DictEntries } from '@/hooks/useDicts';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { closeRemark, listRemarks } from '@/services/remark';

interface Props {
  application: Application;
  period: Period;
  dicts: DictEntries;
}

/** The remarks, the answers to them, and whether the office considers each settled. */
export function RemarkList({ application, period, dicts }: Props) {
  const t = useText();
  const say = useWords();
  const act = useAct();
  const { id, version } = application;
  const text = useFieldText({ application, period, dicts });
  const { data, error, loading, reload } = useLoad(() => listRemarks(id), {
    about: id,
    refreshDeps: [version],
  });
  const fields = flatten(application.sections);
  const close = async (remarkId: number) => {
    await act({
      run: () => closeRemark(id, remarkId),
      success: t('admin.apply.remarkClosed.success'),
    });
    // A colleague closed it or the applicant answered again meanwhile; in both cases the remarks have to be reloaded.
    reload();
  };
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={3} />;
  if (data.list.length === 0) return <EmptyState title={t('admin.apply.noRemarks.empty')} />;
  return data.list.map((remark) => (
    <RemarkCard key={remark.id} remark={remark} nameOf={(path) => fieldName(say, fields, path)} textOf={text}>
      {remark.actions.includes('close') && (
        <Button onClick={() => void close(remark.id)}>{t('admin.apply.closeRemark.action')}</Button>
      )}
    </RemarkCard>
  ));
}

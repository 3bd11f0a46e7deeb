import type { Application } from '@contract/apply';
import { scanWord } from '@contract/rules/stamp-words';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

type Facts = Pick<Application, 'sealedReading' | 'filedVersion'>;

/** Whether the stamped sheet matches the filed version, and what was recognised on its pages. */
export function SheetReading({ application: { sealedReading, filedVersion } }: { application: Facts }) {
  const t = useText();
  const say = useWords();
  if (!sealedReading) return null;
  const { verdict, findings } = sealedReading;
  return (
    <div>
      {verdict === 'proved' ? (
        <Tag tone="success" icon="check" wraps>
          {t('admin.apply.sheetProved.label')}
        </Tag>
      ) : (
        <Tag tone="warning" icon="eye" wraps>
          {t('admin.apply.sheetAsks.label')}
        </Tag>
      )}
      {findings.map((finding) => (
        <p key={`${finding.kind}-${finding.page}`}>{say(scanWord(finding, filedVersion))}</p>
      ))}
    </div>
  );
}

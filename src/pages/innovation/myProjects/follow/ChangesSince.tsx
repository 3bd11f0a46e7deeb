import { flatten } from '@contract/rules/draft-fields';
import { useFieldText } from '@/components/answers/useFieldText';
import { fieldName } from '@/components/remarks/field-name';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { compareVersions } from '@/services/remark';
import styles from './follow.module.css';

/** Compares the submitted version with the previous one, field by field. */
export function ChangesSince({ record }: { record: ApplicationRecord }) {
  const t = useText();
  const say = useWords();
  const text = useFieldText(record);
  const { id, filedVersion, sections } = record.application;
  const { data, error } = useLoad(() => compareVersions(id, filedVersion - 1, filedVersion), {
    about: [id, filedVersion],
  });
  if (error) return <p role="alert">{t('life.changes.load.failure')}</p>;
  if (!data) return null;
  const fields = flatten(sections);
  const shown = (path: string, value: Parameters<typeof text>[1]) =>
    text(path, value) ?? t('kit.answers.empty.label');
  return (
    <section className={styles.part} aria-labelledby="changes-since">
      <h2 id="changes-since">{t('life.changes.self.title')}</h2>
      <p className={styles.lead}>
        {t(data.total > 0 ? 'life.changes.self.help' : 'life.changes.none.empty', { n: data.total })}
      </p>
      <dl className={styles.differences}>
        {data.list.map(({ path, before, after }) => (
          <div key={path}>
            <dt>{fieldName(say, fields, path)}</dt>
            <dd>
              <del>{shown(path, before)}</del>
            </dd>
            <dd>
              <ins>{shown(path, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

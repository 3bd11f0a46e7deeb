import type { ReferenceCall, ReferenceField } from '@contract/reference';
import { useText } from '@/i18n/useText';
import { formatSize } from '@/utils/format-size';
import { AccessMark } from './AccessMark';
import styles from './CallArticle.module.css';
import { CallSample } from './CallSample';
import { FieldTable } from './FieldTable';

/** One call: prose and fields in the middle, the matching sample at the side. */
export function CallArticle({ call }: { call: ReferenceCall }) {
  const t = useText();
  const { method, summary, access, assumed, idempotent, bodyBytes, errors, reply } = call;
  const given: [part: 'params' | 'query' | 'body', fields: readonly ReferenceField[]][] = [
    ['params', call.params],
    ['query', call.query],
    ['body', call.body],
  ];
  return (
    <article id={method} className={styles.call} aria-labelledby={`${method}-title`}>
      <div className={styles.prose}>
        <h2 id={`${method}-title`}>
          <span className={styles.method}>{method}</span> <span lang="zh-CN">{summary}</span>
        </h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t('reference.access.self.label')}</dt>
            <dd>
              <AccessMark access={access} />
            </dd>
          </div>
          {bodyBytes !== null && (
            <div>
              <dt>{t('reference.bodyBytes.self.label')}</dt>
              <dd>{formatSize(bodyBytes)}</dd>
            </div>
          )}
        </dl>
        {idempotent && <p>{t('reference.idempotent.self.help')}</p>}
        {assumed !== null && (
          <p>
            {t('reference.assumed.self.help')} <span lang="zh-CN">{assumed}</span>
          </p>
        )}
        {given.map(
          ([part, fields]) =>
            fields.length > 0 && (
              <FieldTable key={part} title={t(`reference.${part}.self.title`)} fields={fields} />
            ),
        )}
        {reply.isFile ? (
          <>
            <h3>{t('reference.reply.self.title')}</h3>
            <p>{t('reference.reply.file.help')}</p>
          </>
        ) : (
          <FieldTable title={t('reference.reply.self.title')} fields={reply.fields} />
        )}
        <h3>{t('reference.errors.self.title')}</h3>
        <dl className={styles.errors}>
          {errors.map(({ status, when }) => (
            <div key={when}>
              <dt>{status}</dt>
              <dd>{t(`reference.errors.${when}.help`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <CallSample call={call} />
    </article>
  );
}

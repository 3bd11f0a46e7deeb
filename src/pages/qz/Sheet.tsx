import { PROMISES } from '@contract/enums';
import { FIELD_WORDS } from '@contract/rules/field-labels';
import { stampTextOf } from '@contract/rules/stamp-code';
import type { StampSheet } from '@contract/stamp';
import { PaperSheet } from '@/components/PaperSheet';
import { QrCode } from '@/components/QrCode';
import { Seal } from '@/components/Seal';
import { useList } from '@/i18n/useList';
import { useMoney } from '@/i18n/useMoney';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './index.module.css';

/** The printed sheet: one A4 page with blank lines for handwriting. */
export function Sheet({ sheet }: { sheet: StampSheet }) {
  const t = useText();
  const say = useWords();
  const money = useMoney();
  const join = useList();
  const { total, confirmed } = sheet.members ?? { total: 0, confirmed: [] };
  const facts = [
    ['title', sheet.title],
    ['no', sheet.no],
    ['unitName', sheet.unitName],
    ['uscc', sheet.uscc],
    ['leader', sheet.leader],
    ...(confirmed.length > 0
      ? [
          [
            'members',
            t('application.receipt.members.help', { total, n: confirmed.length, names: join(confirmed) }),
          ] as const,
        ]
      : []),
    ['budget', sheet.budget === null ? null : money.amount(sheet.budget)],
  ] as const;
  const code = stampTextOf(sheet);
  return (
    <div className={styles.sheet}>
      <PaperSheet labelledBy="qz-title">
        {sheet.draft && (
          <p className={styles.draft} aria-hidden="true">
            {t('qz.sheet.draft.label')}
          </p>
        )}
        {code && (
          <div className={styles.mark}>
            <QrCode text={code} label={t('qz.sheet.code.label')} />
          </div>
        )}
        <h2 id="qz-title">{t('qz.page.title')}</h2>
        <dl className={styles.facts}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`qz.fact.${key}.label`)}</dt>
              <dd>{value ?? ''}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('qz.promise.self.title')}</h3>
        <ol className={styles.promises}>
          {PROMISES.map((key) => (
            <li key={key}>{say(FIELD_WORDS.word(`files.${key}`))}</li>
          ))}
        </ol>
        <h3>{t('qz.opinion.self.title')}</h3>
        <div className={styles.opinion} />
        <div className={styles.signs}>
          <div>
            <p>{t('qz.sign.clerk.label')}</p>
            <p>{t('qz.sign.head.label')}</p>
            <p>{t('qz.sign.date.label')}</p>
          </div>
          <Seal blank label={t('qz.seal.self.label')} word={t('qz.seal.word.label')} />
        </div>
        {sheet.code && (
          <p className={styles.code}>
            {t('qz.sheet.code.label')} <bdi>{sheet.code}</bdi>
            {/* If the code cannot be read automatically, a person compares the sheet by its version number. */}
            {` · ${t('application.receipt.version.label')} ${sheet.version}`}
          </p>
        )}
      </PaperSheet>
    </div>
  );
}

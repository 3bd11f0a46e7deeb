import type { Letter } from '@contract/letter';
import { letterDay } from '@contract/rules/decision-letter';
import { PaperSheet } from '@/components/PaperSheet';
import { QrCode } from '@/components/QrCode';
import { useText } from '@/i18n/useText';
import a4 from '@/pages/innovation/myProjects/parts/a4-sheet.module.css';
import { classNames } from '@/utils/class-names';
import styles from './letters.module.css';

interface Props {
  letter: Letter;
  /** A warning that readers need before they rely on the letter. */
  notice: string | null;
}

/** The letter exactly as signed: in Chinese whatever the language of the page. */
export function LetterSheet({ letter, notice }: Props) {
  const t = useText();
  const { heading, addressee, body, lines, marks, organ, day } = letter;
  const address = `${window.location.origin}/verify`;
  return (
    <div className={a4.sheet}>
      <PaperSheet labelledBy="letter-title">
        {notice && <p className={styles.notice}>{notice}</p>}
        <div className={styles.text} lang="zh-CN" dir="ltr">
          <h2 id="letter-title" className={classNames(a4.title, styles.title)}>
            {heading}
          </h2>
          <p>{addressee}</p>
          <p className={styles.body}>{body}</p>
          <dl className={classNames(a4.facts, styles.facts)}>
            {[...lines, ...marks].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.foot} dir="ltr">
          {/* Whoever holds the paper finds the way to verify it there. */}
          <figure className={styles.check}>
            <QrCode text={`${address}?code=${letter.code}`} label={t('letter.page.verify.action')} />
            <figcaption>
              {t('letter.page.verify.action')}
              <br />
              <bdi>{address}</bdi>
            </figcaption>
          </figure>
          <p className={styles.organ} lang="zh-CN">
            {organ}
            <br />
            {letterDay(day)}
          </p>
        </div>
      </PaperSheet>
    </div>
  );
}

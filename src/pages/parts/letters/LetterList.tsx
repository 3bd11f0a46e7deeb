import type { Application } from '@contract/apply';
import type { LetterSummary } from '@contract/letter';
import { beijingWord } from '@contract/rules/beijing-time';
import { isDecided, LETTER_WORDS } from '@contract/rules/decision-letter';
import { Link } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { FileButton } from '@/components/FileButton';
import { ReservedSpace } from '@/components/ReservedSpace';
import { LETTER_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { downloadLetter, listLetters } from '@/services/letter';
import styles from './LetterList.module.css';
import { letterPath } from './letter-path';
import { useStandingText } from './useStandingText';

/** Whether the addressees have opened the letter; shown to the office only. */
function Openings({ openings }: { openings: NonNullable<LetterSummary['openings']> }) {
  const t = useText();
  const say = useWords();
  if (openings.length === 0) return <p className={styles.quiet}>{t('letter.opened.none.empty')}</p>;
  return openings.map(({ who, whoWord, firstAt }) => (
    <p key={`${who} ${firstAt}`} className={styles.quiet}>
      {t('letter.opened.by.help', { who: say(whoWord), at: say(beijingWord(firstAt)) })}
    </p>
  ));
}

/** 通知书 of an application: each decision as a document to read, print and keep. Renders nothing if there are none. */
export function LetterList({ application }: { application: Pick<Application, 'id' | 'status' | 'version'> }) {
  const { id, status, version } = application;
  const t = useText();
  const say = useWords();
  const standingText = useStandingText();
  const { data, error, loading, reload } = useLoad(async () => (isDecided(status) ? listLetters(id) : []), {
    about: id,
    question: isDecided(status),
    refreshDeps: [version],
  });
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <ReservedSpace loading={loading} />;
  if (data.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="letters">
      <h2 id="letters">{t('letter.list.self.title')}</h2>
      <p className={styles.help}>{t('letter.list.self.help')}</p>
      <ul>
        {data.map(({ id: letterId, letter, decidedAt, standing, openings }) => {
          const name = say(LETTER_WORDS.word(letter));
          return (
            <li key={letterId}>
              <div className={styles.what}>
                <p className={styles.name}>
                  <Link
                    to={letterPath(id, letterId)}
                    aria-label={t('letter.list.open.action', { letter: name })}
                  >
                    {name}
                  </Link>
                  <Tag {...LETTER_LOOKS[standing.state]}>{t(`letter.state.${standing.state}.label`)}</Tag>
                </p>
                <p className={styles.quiet}>
                  {t('letter.list.decided.label', { at: say(beijingWord(decidedAt)) })}
                </p>
                {standing.state !== 'current' && <p className={styles.quiet}>{standingText(standing)}</p>}
                {openings && <Openings openings={openings} />}
              </div>
              <FileButton icon="download" size="small" onFetch={() => downloadLetter(id, letterId)}>
                {t('letter.list.pdf.action')}
              </FileButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { Application } from '@contract/apply';
import { LETTER_WORDS } from '@contract/rules/decision-letter';
import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useIntl, useSearchParams } from '@umijs/max';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { FileButton } from '@/components/FileButton';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { useStandingText } from '@/pages/parts/letters/useStandingText';
import { downloadLetter, fetchLetter } from '@/services/letter';
import { isNowhere } from '@/utils/is-missing';
import { LetterSheet } from './LetterSheet';
import styles from './letters.module.css';

/** 通知书 on paper, with the buttons to print, download and verify it. */
export default function LetterPage({ application }: { application: Pick<Application, 'id' | 'title'> }) {
  const t = useText();
  const say = useWords();
  const { locale } = useIntl();
  const standingText = useStandingText();
  const [params] = useSearchParams();
  const { id } = application;
  const letterId = idInAddress(params.get('letter'));
  const sound = !Number.isNaN(letterId);
  const { data, error, loading, reload } = useLoad(async () => (sound ? fetchLetter(id, letterId) : null), {
    about: `${id} ${letterId}`,
    answers: isNowhere,
  });
  const title = data ? say(LETTER_WORDS.word(data.letter)) : t('letter.list.self.title');
  usePageTitle(data ? `${title} · ${data.no}` : title);
  if (!sound || isNowhere(error)) return <Navigate to={applicationPath(id)} replace />;
  return (
    <div data-page-loading={data || error ? undefined : ''}>
      <div className={`noPrint ${styles.head}`}>
        <PageHeading
          crumbs={applicationCrumbs(t, application, title)}
          title={title}
          lead={t('letter.list.self.help')}
        />
        {data && (
          <p className={styles.actions}>
            <FileButton look="primary" icon="download" onFetch={() => downloadLetter(id, letterId)}>
              {t('letter.list.pdf.action')}
            </FileButton>
            <Button icon="print" onClick={() => window.print()}>
              {t('letter.page.print.action')}
            </Button>
            <Anchor to={`/verify?code=${data.code}`}>{t('letter.page.verify.action')}</Anchor>
          </p>
        )}
        {!locale.startsWith('zh') && <p className={styles.help}>{t('letter.page.chinese.help')}</p>}
      </div>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!data && !error && <LoadingSkeleton shape="detail" count={5} />}
      {data && <LetterSheet letter={data} notice={standingText(data.standing)} />}
    </div>
  );
}

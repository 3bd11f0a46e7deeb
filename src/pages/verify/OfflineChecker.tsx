import { LETTERS } from '@contract/letter-choices';
import { fileNameOf } from '@contract/rules/clean-file-name';
import { LETTER_WORDS } from '@contract/rules/decision-letter';
import { PROOF_FAULTS } from '@contract/rules/receipt-proof/proof-faults';
import { useIntl } from '@umijs/max';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { useAction } from '@/hooks/useAction';
import { useSiteName } from '@/hooks/useSiteName';
import { type Text, useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { type Say, useWords } from '@/i18n/useWords';
import { fetchChecker } from '@/services/receipt';
import { formatSpan } from '@/utils/format-span';
import { saveFile } from '@/utils/save-file';
import { serviceNow } from '@/utils/service-clock';
import { checkerPage } from './checker-page';
import styles from './index.module.css';

const textsOf = (t: Text, say: Say, locale: string) => ({
  genuine: t('verify.result.genuine.title'),
  refused: t('verify.result.changed.title'),
  no: t('application.receipt.no.label'),
  at: t('application.receipt.at.label'),
  version: t('application.receipt.version.label'),
  digest: t('application.receipt.digest.label'),
  sequence: t('verify.result.sequence.label'),
  published: t('verify.file.published.label'),
  notYet: t('verify.file.notYet.help'),
  document: t('verify.file.document.help'),
  compare: t('verify.file.compare.help'),
  daysGenuine: t('verify.chain.genuine.title'),
  days: t('verify.chain.days.label'),
  span: t('verify.chain.span.label'),
  receipts: t('verify.day.count.label'),
  range: t('verify.day.range.label'),
  spanSign: formatSpan('', '', locale),
  whole: t('verify.chain.whole.help'),
  part: t('verify.chain.part.help'),
  letterGenuine: t('verify.letter.genuine.title'),
  letter: t('verify.letter.kind.label'),
  decided: t('verify.letter.decided.label'),
  code: t('application.receipt.code.label'),
  standing: t('verify.letter.file.help'),
  letters: Object.fromEntries(LETTERS.map((kind) => [kind, say(LETTER_WORDS.word(kind))])),
  faults: Object.fromEntries(PROOF_FAULTS.map((fault) => [fault, t(`verify.fault.${fault}.help`)])) as Record<
    (typeof PROOF_FAULTS)[number],
    string
  >,
});

/** 离线查验器, in the language of the page. */
export function OfflineChecker() {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { locale } = useIntl();
  const site = useSiteName();
  const { busy, fault, run } = useAction();
  const save = async (): Promise<void> => {
    const { script, keys } = await fetchChecker();
    const { lang, dir } = document.documentElement;
    const title = t('verify.offline.name.label');
    const words = {
      lang,
      dir,
      title,
      help: t('verify.file.self.help'),
      choose: t('verify.file.choose.action'),
      foot: t('verify.offline.keys.help', { site, at: time.date(new Date(serviceNow()).toISOString()) }),
    };
    const page = checkerPage(words, script, { keys, texts: textsOf(t, say, locale) });
    saveFile(fileNameOf(title, 'html'), new Blob([page], { type: 'text/html' }));
  };
  return (
    <section className={styles.part} aria-labelledby="verify-offline">
      <h2 id="verify-offline">{t('verify.offline.self.title')}</h2>
      <p className={styles.help}>{t('verify.offline.self.help')}</p>
      <Button icon="download" busy={busy} onClick={() => void run(save)}>
        {t('verify.offline.save.action')}
      </Button>
      {fault && (
        <div role="alert" className={styles.error}>
          <FieldError>{fault}</FieldError>
        </div>
      )}
    </section>
  );
}

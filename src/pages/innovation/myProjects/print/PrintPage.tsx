import { useSearchParams } from '@umijs/max';
import { Button } from '@/components/Button';
import { SelectField } from '@/components/form/SelectField';
import { PageHeading } from '@/components/PageHeading';
import { SecondLanguage } from '@/components/SecondLanguage';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { PrintedForm, type PrintedRecord } from './PrintedForm';
import styles from './print.module.css';
import { useSecondLanguage } from './useSecondLanguage';
import { useSecondLanguages } from './useSecondLanguages';

/** The second language is kept in the address, so that the sheet can be reloaded and shared. */
const PARAM = 'with';
const NONE = '';

/** 打印申报书: the whole form as sheets of paper, each label in a second language too if one is chosen. */
export default function PrintPage({ record }: { record: PrintedRecord }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const languages = useSecondLanguages();
  const asked = languages.find(({ lang }) => lang === params.get(PARAM))?.lang ?? NONE;
  const { second, failed, reload } = useSecondLanguage(asked || null);
  const { application } = record;
  const title = application.title || t('application.frame.untitled.label');
  // Browsers suggest the page title as the file name.
  usePageTitle([application.no, title, t('print.sheet.self.title')].filter(Boolean).join(' · '));

  const choose = (lang: string | null): void => {
    const next = new URLSearchParams(params);
    if (lang) next.set(PARAM, lang);
    else next.delete(PARAM);
    setParams(next, { replace: true });
  };
  const isComing = asked !== NONE && second === null && !failed;
  return (
    <div data-page-loading={isComing ? '' : undefined}>
      <div className={`noPrint ${styles.head}`}>
        <PageHeading
          crumbs={applicationCrumbs(t, application, t('print.self.page.title'))}
          title={t('print.self.page.title')}
          lead={t('print.self.lead.help')}
        />
        <div className={styles.choice}>
          <SelectField
            id="print-language"
            label={t('print.language.self.label')}
            quiet
            fixed
            width="medium"
            value={asked}
            options={[
              { value: NONE, label: t('print.language.none.label') },
              ...languages.map(({ lang, label }) => ({ value: lang, label })),
            ]}
            onChange={choose}
          />
          <Button look="primary" icon="print" disabled={isComing} onClick={() => window.print()}>
            {t('print.self.print.action')}
          </Button>
        </div>
        {failed && (
          <p className={styles.failure} role="alert">
            {t('print.language.self.failure')}{' '}
            <Button look="text" size="small" onClick={reload}>
              {t('kit.error.retry.action')}
            </Button>
          </p>
        )}
      </div>
      <SecondLanguage value={second}>
        <PrintedForm record={record} />
      </SecondLanguage>
    </div>
  );
}

import { getIntl, useIntl } from '@umijs/max';
import { useState } from 'react';
import { TOAST_MS } from '@/constants/notices';
import { chooseLocale } from '@/i18n/choose-locale';
import { findLanguages, likelyLanguages } from '@/i18n/find-languages';
import { isLocaleKept } from '@/i18n/kept-locale';
import type { MessageId } from '@/i18n/message-id';
import { recentLanguages } from '@/i18n/recent-languages';
import { useText } from '@/i18n/useText';
import { FinderDialog } from '@/layouts/main/finder/FinderDialog';
import { notices } from '@/utils/notices';
import { LanguageList } from './LanguageList';

/** Long enough to read a sentence in a language that one may not read fast. */
const SAID_MS = 10_000;

/** The page has already changed its language, so the limits are stated in the new one. */
const sayLimits = async (lang: string, isWhole: boolean): Promise<void> => {
  const say = async (id: MessageId): Promise<void> =>
    (await notices()).message('info', getIntl(lang).formatMessage({ id }), SAID_MS);
  if (!isWhole) await say('shell.language.partly.label');
  if (!isLocaleKept(lang)) await say('shell.language.notKept.label');
};

/** All languages, the likely ones first, and a search by own name, English name or code. */
export default function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { locale } = useIntl();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const found = findLanguages(typed);
  const likely = isSearching ? [] : likelyLanguages([locale, ...recentLanguages()], navigator.languages);
  const rest = found.filter((language) => !likely.some(({ lang }) => lang === language.lang));
  const choose = (lang: string): void => {
    onClose();
    chooseLocale(lang)
      .then((brought) => (brought === 'overtaken' ? undefined : sayLimits(lang, brought === 'whole')))
      .catch(async (error: unknown) => {
        console.error('The language could not be changed.', error);
        (await notices()).message('error', t('shell.language.change.failure'), TOAST_MS);
      });
  };
  const list = { current: locale, onChoose: choose };
  return (
    <FinderDialog
      label={t('shell.language.menu.label')}
      icon="globe"
      field={t('shell.language.search.label')}
      closeLabel={t('shell.language.close.action')}
      typed={typed}
      onType={setTyped}
      onSubmit={() => {
        if (isSearching && found[0]) choose(found[0].lang);
      }}
      onClose={onClose}
    >
      <LanguageList title={t('shell.language.likely.title')} languages={likely} {...list} />
      <LanguageList title={t('shell.language.all.title')} languages={rest} {...list} />
      {found.length === 0 && <p role="status">{t('shell.language.none.empty', { keyword: typed.trim() })}</p>}
    </FinderDialog>
  );
}

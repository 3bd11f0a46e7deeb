import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeKind } from '@contract/account-choices';
import { COMPLETE_LOCALES } from '@contract/locale';
import { SelectField } from '@/components/form/SelectField';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { useLoad } from '@/hooks/useLoad';
import { LANGUAGES } from '@/i18n/languages';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useAct } from '@/pages/user/parts/useAct';
import { useSaved } from '@/pages/user/parts/useSaved';
import {
  fetchPreferences,
  type PreferenceChanges,
  type Preferences,
  updatePreferences,
} from '@/services/security';
import styles from './NoticesPanel.module.css';
import { ReminderSection } from './ReminderSection';
import { SettingsFrame } from './SettingsFrame';

/** Each by its own name: whoever needs another one may not read this one. */
const SPOKEN = COMPLETE_LOCALES.map((value) => ({
  value,
  label: LANGUAGES.find(({ lang }) => lang === value)?.label ?? value,
}));

/** 通知方式: each tick is saved as it is set. */
export default function NoticesPanel() {
  const t = useText();
  const join = useList();
  const saved = useSaved();
  const act = useAct();
  const chosen = useLoad(async () => (await fetchPreferences()).preferences);
  /** Only what was changed is sent: another window may have changed the rest. */
  const change = async (
    before: Preferences,
    changed: Partial<Preferences>,
    sent: PreferenceChanges,
  ): Promise<void> => {
    chosen.set({ ...before, ...changed });
    const worked = await act.run(async () => chosen.set((await updatePreferences(sent)).preferences));
    if (worked) saved('settings.notices.self.success');
    else chosen.set(before);
  };
  const columns = (preferences: Preferences): Column<NoticeKind>[] => [
    {
      key: 'kind',
      title: t('settings.notices.kind.column'),
      render: (kind) => t(`settings.notices.${kind}.label`),
    },
    ...NOTICE_CHANNELS.map(
      (channel): Column<NoticeKind> => ({
        key: channel,
        title: t(`settings.notices.${channel}.column`),
        render: (kind) => (
          <input
            type="checkbox"
            className={styles.box}
            aria-label={join(
              [t(`settings.notices.${kind}.label`), t(`settings.notices.${channel}.column`)],
              'pair',
            )}
            checked={preferences[kind][channel]}
            disabled={act.busy}
            onChange={(event) => {
              const tick = { [channel]: event.target.checked };
              void change(preferences, { [kind]: { ...preferences[kind], ...tick } }, { [kind]: tick });
            }}
          />
        ),
      }),
    ),
  ];
  return (
    <SettingsFrame current="notices">
      <section aria-labelledby="notices-title">
        <h2 id="notices-title">{t('settings.notices.self.title')}</h2>
        <p>{t('settings.notices.self.help')}</p>
        <LoadedBlock from={chosen} count={6}>
          {(preferences) => (
            <>
              <ResponsiveTable
                caption={t('settings.notices.self.title')}
                captionHidden
                columns={columns(preferences)}
                rows={NOTICE_KINDS}
                rowKey={(kind) => kind}
              />
              <div className={styles.language}>
                <SelectField
                  id="notice-language"
                  label={t('settings.notices.language.label')}
                  help={t('settings.notices.language.help')}
                  value={preferences.language}
                  options={SPOKEN}
                  readOnly={act.busy}
                  fixed
                  required
                  onChange={(chosenLanguage) => {
                    const language = COMPLETE_LOCALES.find((known) => known === chosenLanguage);
                    if (language) void change(preferences, { language }, { language });
                  }}
                />
              </div>
            </>
          )}
        </LoadedBlock>
      </section>
      <ReminderSection />
    </SettingsFrame>
  );
}

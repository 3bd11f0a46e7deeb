import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeKind } from '@contract/account-choices';
import { COMPLETE_LOCALES } from '@contract/locale';
import { SelectField } from '@/components/form/SelectField';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { ownNameOf } from '@/i18n/language-names';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import {
  fetchPreferences,
  type PreferenceChanges,
  type Preferences,
  updatePreferences,
} from '@/services/security';
import styles from './NoticesPanel.module.css';
import { ReminderSection } from './ReminderSection';
import { SettingsFrame } from './SettingsFrame';
import { useSettings } from './useSettings';

/** Languages by their own names: somebody who needs another language may not be able to read the current one. */
const SPOKEN = COMPLETE_LOCALES.map((value) => ({
  value,
  label: ownNameOf(value) ?? value,
}));

/** 通知方式: each check box is saved as soon as it is changed. */
export default function NoticesPanel() {
  const t = useText();
  const join = useList();
  const { from: chosen, change } = useSettings({
    load: async () => (await fetchPreferences()).preferences,
    send: async (changes: PreferenceChanges) => (await updatePreferences(changes)).preferences,
    success: 'settings.notices.self.success',
  });
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
            onChange={(event) => {
              const tick = { [channel]: event.target.checked };
              change({ [kind]: tick }, (known) => ({ ...known, [kind]: { ...known[kind], ...tick } }));
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
              <div className={styles.kinds}>
                <ResponsiveTable
                  caption={t('settings.notices.self.title')}
                  captionHidden
                  columns={columns(preferences)}
                  rows={NOTICE_KINDS}
                  rowKey={(kind) => kind}
                />
              </div>
              <div className={styles.language}>
                <SelectField
                  id="notice-language"
                  label={t('settings.notices.language.label')}
                  help={t('settings.notices.language.help')}
                  value={preferences.language}
                  options={SPOKEN}
                  fixed
                  required
                  onChange={(chosenLanguage) => {
                    const language = COMPLETE_LOCALES.find((known) => known === chosenLanguage);
                    if (language) change({ language }, (known) => ({ ...known, language }));
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

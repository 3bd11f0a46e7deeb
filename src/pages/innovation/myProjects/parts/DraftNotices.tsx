import { fieldWord } from '@contract/rules/field-labels';
import { useFieldText } from '@/components/answers/useFieldText';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { AsideEdits } from '@/pages/parts/draft/AsideEdits';
import { SaveRefusals } from '@/pages/parts/draft/SaveRefusals';
import styles from './DraftNotices.module.css';
import type { EditorContext } from './editor-context';

/** What prevents saving: a passed deadline or a refusal of the service. */
export function DraftNotices({ context }: { context: EditorContext }) {
  const { over, application, draft, view, readOnly } = context;
  const t = useText();
  const time = useTimeText();
  const say = useWords();
  const textOf = useFieldText(context);
  const { deadline, status } = application;
  const closed =
    over && deadline
      ? t(status === 'returned' ? 'application.closed.due.label' : 'application.closed.banner.label', {
          time: time.beijing(deadline),
        })
      : null;
  // If the draft is gone for a helper, the helper was removed from it.
  const isOutside = view.isGone && application.part !== 'leader';
  return (
    <>
      {closed && (
        <p className={styles.notice} role="status">
          <Icon name="lock" className={styles.icon} />
          <span>
            <b>{closed}</b> {t('application.closed.banner.help')}
          </span>
        </p>
      )}
      {isOutside && (
        <p className={styles.notice} role="alert">
          <Icon name="lock" className={styles.icon} />
          <span>
            <b>{t('application.blocked.outside.label')}</b> {t('application.blocked.outside.help')}
          </span>
        </p>
      )}
      {!closed && !isOutside && view.phase === 'blocked' && view.reason && (
        <p className={styles.notice} role="alert">
          <Icon name="warning" className={styles.icon} />
          <span>
            <b>{t('application.blocked.banner.label')}</b>
            {view.reason}
          </span>
        </p>
      )}
      {!closed && (
        <SaveRefusals
          view={{ ...view, reason: null }}
          labelOf={(path) => (fieldWord(path).id === '' ? null : say(fieldWord(path)))}
        />
      )}
      <AsideEdits {...{ draft, view, textOf, readOnly }} labelOf={(path) => say(fieldWord(path))} />
      {view.reason === 'device' && (
        <p className={styles.notice} role="alert">
          <Icon name="warning" className={styles.icon} />
          <span>{t('application.blocked.device.label')}</span>
        </p>
      )}
    </>
  );
}

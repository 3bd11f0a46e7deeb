import { Fragment } from 'react';
import { Icon } from '@/components/Icon';
import { useModalDialog } from '@/components/useModalDialog';
import { useText } from '@/i18n/useText';
import { ShortcutSwitch } from '@/layouts/main/search/ShortcutSwitch';
import { pageKeys } from '@/utils/page-keys';
import styles from './KeyDialog.module.css';
import { KEY_LIST } from './key-list';

/** All shortcuts, and the switch that turns the single keys off. */
export default function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dialog = useModalDialog();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('shell.keys.self.title')} onClose={onClose}>
      <div className={styles.head}>
        <h2>{t('shell.keys.self.title')}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('shell.keys.close.action')}
          onClick={onClose}
        >
          <Icon name="cross" size={20} />
        </button>
      </div>
      <dl className={styles.list}>
        {KEY_LIST.map(({ keys, does }) => (
          <div key={keys.join(' ')}>
            <dt>{t(does)}</dt>
            <dd dir="ltr">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
        {pageKeys().map(({ key, does }) => (
          <div key={key}>
            <dt>{does}</dt>
            <dd dir="ltr">
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
    </dialog>
  );
}

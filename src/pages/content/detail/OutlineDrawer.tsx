import type { Content } from '@contract/content';
import { useId, useRef } from 'react';
import { Icon } from '@/components/Icon';
import { OutlineLinks } from '@/components/reading/OutlineLinks';
import { useText } from '@/i18n/useText';
import { isComposing } from '@/utils/is-composing';
import styles from './OutlineDrawer.module.css';

/** The outline where there is no room beside the text: one button, and a drawer from below. */
export function OutlineDrawer({ entries }: { entries: Content['outline'] }) {
  const t = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  return (
    <div className={styles.holder}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {t('content.outline.self.title')}
        <span>{t('content.outline.count.label', { n: entries.length })}</span>
        <Icon name="chevronDown" />
      </button>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-labelledby={titleId}
        onClick={(event) => {
          // A click beside the drawer has the dialog element itself as its target, because its backdrop belongs to it.
          if (event.target === event.currentTarget) close();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) close();
        }}
      >
        <div className={styles.body}>
          <header className={styles.head}>
            <h2 id={titleId}>{t('content.outline.self.title')}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={t('content.outline.close.action')}
              onClick={close}
            >
              <Icon name="cross" size={20} />
            </button>
          </header>
          <OutlineLinks lang="zh-CN" entries={entries} onFollow={close} />
        </div>
      </dialog>
    </div>
  );
}

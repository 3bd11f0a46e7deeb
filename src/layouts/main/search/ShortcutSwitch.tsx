import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { areShortcutsOn, switchShortcuts } from '@/utils/shortcut-switch';
import styles from './ShortcutSwitch.module.css';

/** Explains the keyboard shortcuts and offers to switch them off, where people meet them. Phones have none. */
export function ShortcutSwitch() {
  const t = useText();
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <p className={styles.foot}>
      <span>{t(isOn ? 'search.keys.on.help' : 'search.keys.off.help')}</span>
      <button
        type="button"
        onClick={() => {
          switchShortcuts(!isOn);
          setOn(!isOn);
        }}
      >
        {t(isOn ? 'search.keys.stop.action' : 'search.keys.start.action')}
      </button>
    </p>
  );
}

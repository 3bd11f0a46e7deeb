import { Checkbox, Popover } from 'antd';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './ColumnChoice.module.css';

interface Props {
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}

/** Which columns a list shows. One always stays. */
export function ColumnChoice({ columns, hidden, onHide }: Props) {
  const t = useText();
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const toggle = (key: string) =>
    onHide(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  const choice = (
    <div className={styles.choice}>
      {columns.map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={!hidden.includes(key)}
          disabled={shown.length === 1 && shown[0]?.key === key}
          onChange={() => toggle(key)}
        >
          {title}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <Popover content={choice} trigger="click" placement="bottomRight">
      <Button look="text" size="small">
        {t('admin.view.columns.action', { shown: shown.length, total: columns.length })}
      </Button>
    </Popover>
  );
}

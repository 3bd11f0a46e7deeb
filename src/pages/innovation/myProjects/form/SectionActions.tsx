import { ActionBar } from '@/components/ActionBar';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './SectionActions.module.css';

interface Props {
  /** Null on the first step. */
  onBack: (() => void) | null;
  onList: () => void;
  onNext: () => void;
  readOnly: boolean;
}

/** 上一步, 返回任务列表, 下一步; above them the sentence that most people otherwise never notice. */
export function SectionActions({ onBack, onList, onNext, readOnly }: Props) {
  const t = useText();
  return (
    <>
      {!readOnly && <p className={styles.autosave}>{t('application.frame.autosave.help')}</p>}
      <ActionBar
        label={t('application.frame.actions.label')}
        actions={
          <>
            {onBack && (
              <Button onClick={onBack} className={styles.tight}>
                {t('application.frame.back.action')}
              </Button>
            )}
            <Button onClick={onList} className={styles.tight}>
              {t('application.frame.list.action')}
            </Button>
            <Button look="primary" onClick={onNext} className={styles.tight}>
              {t('application.frame.next.action')}
            </Button>
          </>
        }
      />
    </>
  );
}

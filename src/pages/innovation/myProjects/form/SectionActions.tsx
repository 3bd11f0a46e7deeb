import { ActionBar } from '@/components/ActionBar';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './SectionActions.module.css';

interface Props {
  /** Null on the first step. */
  onBack: (() => void) | null;
  onList: () => void;
  onNext: () => void;
  /**
   * Leads back to the check page for those who came from it, and comes before the other buttons; null for all others.
   */
  onCheck: (() => void) | null;
  readOnly: boolean;
}

/**
 * 上一步, 返回任务列表, 下一步, and 返回核对 for those who came from there; above them a sentence that most people would otherwise
 * overlook.
 */
export function SectionActions({ onBack, onList, onNext, onCheck, readOnly }: Props) {
  const t = useText();
  return (
    <>
      {!readOnly && <p className={styles.autosave}>{t('application.frame.autosave.help')}</p>}
      <ActionBar
        label={t('application.frame.actions.label')}
        actions={
          <>
            {onBack && <Button onClick={onBack}>{t('application.frame.back.action')}</Button>}
            <Button onClick={onList}>{t('application.frame.list.action')}</Button>
            <Button look={onCheck ? 'plain' : 'primary'} onClick={onNext}>
              {t('application.frame.next.action')}
            </Button>
            {onCheck && (
              <Button look="primary" onClick={onCheck}>
                {t('application.frame.check.action')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

import type { ProjectChange } from '@contract/project-change';
import { changeStateWord, changeWord } from '@contract/rules/project-change';
import { Button } from '@/components/Button';
import { CHANGE_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import styles from './changes.module.css';
import type { OpinionAct } from './OpinionDialog';

type Act = OpinionAct | 'withdraw';
const LOOK_OF = {
  agree: 'primary',
  refuse: 'plain',
  pass: 'primary',
  approve: 'primary',
  return: 'plain',
  decline: 'plain',
  withdraw: 'plain',
} as const;

interface Props {
  change: ProjectChange;
  onAct: (act: Act) => void;
}

/** One request: what is requested and why, its state, the steps taken, and the reader's possible actions. */
export function ChangeItem({ change, onAct }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { state, due, until, leader, obstacle, reason, steps } = change;
  const acts = change.acts.filter((act): act is Act => act in LOOK_OF);
  const name = say(changeWord(change));
  return (
    <li>
      <p className={styles.name}>
        {name}
        <Tag {...CHANGE_LOOKS[state]}>{say(changeStateWord(state))}</Tag>
      </p>
      {due && until && <p>{t('change.list.days.label', { due: time.date(due), until: time.date(until) })}</p>}
      {leader && <p>{t('change.list.leader.label', leader)}</p>}
      <p className={styles.said}>
        <WrittenText>{t('change.list.reason.label', { reason })}</WrittenText>
      </p>
      <ol className={styles.steps} aria-label={name}>
        {steps.map(({ event, who, opinion, at }) => (
          <li key={`${event} ${at}`}>
            {t(`change.step.${event}.label`, { who: say(who), at: time.dateTime(at) })}
            {opinion && (
              <span className={styles.said}>
                <WrittenText>{opinion}</WrittenText>
              </span>
            )}
          </li>
        ))}
      </ol>
      {obstacle && (
        <p className={styles.failure}>{t('change.list.obstacle.label', { why: say(obstacle) })}</p>
      )}
      {state === 'lapsed' && <p className={styles.quiet}>{t('change.list.lapsed.help')}</p>}
      {acts.length > 0 && (
        <div className={styles.acts}>
          {acts.map((act) => (
            <Button key={act} look={LOOK_OF[act]} onClick={() => onAct(act)}>
              {t(`change.act.${act}.action`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

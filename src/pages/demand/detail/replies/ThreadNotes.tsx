import type { DemandReply } from '@contract/demand-reply';
import { DEMAND_ENDING_WORDS } from '@contract/rules/demand-ending';
import { Anchor } from '@/components/Anchor';
import type { Text } from '@/i18n/useText';
import { useText } from '@/i18n/useText';
import { type TimeText, useTimeText } from '@/i18n/useTimeText';
import { type Say, useWords } from '@/i18n/useWords';
import { formPath } from '@/pages/demand/parts/demand-path';
import styles from './replies.module.css';

interface Tools {
  t: Text;
  say: Say;
  time: TimeText;
}

/** Who has to act next and by when; or why the conversation ended. */
const standing = (
  { status, mine, answerBy, ending }: DemandReply,
  { t, say, time }: Tools,
): string | null => {
  if (status === 'ended' && ending === null) return t('demand.reply.solved.label');
  if (status === 'ended')
    return ending === 'other' || ending === null
      ? t('demand.reply.closed.label')
      : t('demand.reply.closedWhy.label', { why: say(DEMAND_ENDING_WORDS.word(ending)) });
  if (status !== 'pending') return null;
  const side = mine ? 'Mine' : 'Owner';
  if (!answerBy) return t(`demand.reply.over${side}.label`);
  return t(`demand.reply.wait${side}.label`, { day: time.date(answerBy) });
};

/** The applicant has changed units since asking, so an answer may concern a different unit; null if nothing changed. */
const moved = ({ unitName, unitNow }: DemandReply, t: Text): string | null => {
  if (unitNow === null) return null;
  if (!unitName) return t('demand.reply.unitJoined.label', { now: unitNow });
  return unitNow
    ? t('demand.reply.unitNow.label', { before: unitName, now: unitNow })
    : t('demand.reply.unitLeft.label', { before: unitName });
};

/** What a reader has to know about a conversation besides its messages. */
export function ThreadNotes({ reply }: { reply: DemandReply }) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { status, mine, answerBy, demandId } = reply;
  const notes = [moved(reply, t), standing(reply, { t, say, time })].filter((note) => note !== null);
  const isRenewed = status === 'pending' && !mine && !answerBy;
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.meta}>
          {note}
        </p>
      ))}
      {isRenewed && (
        <p>
          <Anchor to={formPath(demandId)}>{t('demand.reply.renew.action')}</Anchor>
        </p>
      )}
    </>
  );
}

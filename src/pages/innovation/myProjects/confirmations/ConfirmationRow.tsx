import type { Confirmations, MemberConfirmation } from '@contract/confirmation';
import { CopyLink } from '@/components/CopyLink';
import { CONFIRMATION_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { confirmAddress } from '@/pages/innovation/myProjects/parts/application-paths';
import { useChangedText } from '@/pages/innovation/myProjects/parts/useChangedText';
import styles from '@/pages/innovation/myProjects/people/people.module.css';
import { RequestActions } from './RequestActions';

interface Props {
  id: number;
  member: MemberConfirmation;
  /** Index of the member in the form. */
  at: number;
  mayAsk: boolean;
  onChange: (next: Confirmations, said: string) => void;
  onRefused: () => void;
}

/** One member: the state of the confirmation, since when and why, and the leader's possible actions. */
export function ConfirmationRow({ id, member, at, mayAsk, onChange, onRefused }: Props) {
  const t = useText();
  const time = useTimeText();
  const join = useList();
  const changedText = useChangedText();
  const { state, reason, changed, toAccount, code } = member;
  const isWaiting = state === 'waiting';
  const name = member.name ?? t('confirmations.row.unnamed.label', { n: at + 1 });
  const facts = [
    member.at &&
      t(isWaiting ? 'confirmations.asked.at.label' : 'confirmations.answered.at.label', {
        time: time.dateTime(member.at),
      }),
    isWaiting && toAccount && t('confirmations.account.told.label'),
  ].filter((fact): fact is string => typeof fact === 'string');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.who}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <Tag {...CONFIRMATION_LOOKS[state]}>{t(`confirmations.state.${state}.label`)}</Tag>
        </p>
        {facts.length > 0 && <p className={styles.facts}>{join(facts, 'facts')}</p>}
        {member.name === null && <p className={styles.facts}>{t('confirmations.row.unnamed.help')}</p>}
        {reason && (
          <p>
            <WrittenText>{t('confirmations.reason.self.label', { reason })}</WrittenText>
          </p>
        )}
        {changed.length > 0 && (
          <p>{t('confirmations.changed.self.label', { fields: changedText(changed) })}</p>
        )}
        {code && !toAccount && (
          <div className={styles.link}>
            <p className={styles.facts}>{t('confirmations.link.self.help')}</p>
            <CopyLink
              link={`${location.origin}${confirmAddress(code)}`}
              label={t('confirmations.link.copy.action')}
            />
          </div>
        )}
      </div>
      {mayAsk && member.name !== null && (
        <RequestActions id={id} member={member} name={name} onChange={onChange} onRefused={onRefused} />
      )}
    </li>
  );
}

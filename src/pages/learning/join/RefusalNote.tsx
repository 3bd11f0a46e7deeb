import type { JoinRefusal, SpaceKind } from '@contract/learning-choices';
import { ButtonLink } from '@/components/Button';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { listPath } from '@/pages/learning/parts/space-kind';
import styles from './RefusalNote.module.css';

interface Step {
  help: MessageId;
  way?: { to: (kind: SpaceKind, code: string) => string; action: MessageId };
}

const others: NonNullable<Step['way']> = {
  to: (kind) => `${listPath(kind)}?state=open`,
  action: 'learning.refusal.others.action',
};
const certify: Step = {
  help: 'learning.refusal.certification.help',
  way: { to: () => '/user?tab=certification', action: 'learning.refusal.certification.action' },
};

/** The next step after each refusal; refusals without one can be corrected in the form. */
const STEPS: Partial<Record<JoinRefusal, Step>> = {
  codeWrong: { help: 'learning.refusal.codeWrong.help' },
  codeLength: { help: 'learning.refusal.codeWrong.help' },
  codeClosed: { help: 'learning.refusal.codeClosed.help' },
  removed: { help: 'learning.refusal.removed.help', way: others },
  ended: { help: 'learning.refusal.ended.help', way: others },
  full: { help: 'learning.refusal.full.help', way: others },
  profile: {
    help: 'learning.refusal.profile.help',
    way: { to: (_, code) => `/user?tab=account&code=${code}`, action: 'learning.refusal.profile.action' },
  },
  certification1: certify,
  certification2: certify,
  certification3: certify,
  waiting: {
    help: 'learning.refusal.waiting.help',
    way: { to: () => '/learning/mine', action: 'learning.refusal.waiting.action' },
  },
};

interface Props {
  kind: SpaceKind;
  /** The service's message. */
  text: string;
  refusal: JoinRefusal | undefined;
  /** The code used for joining; links to prerequisites use it to lead back here. */
  code: string;
}

/** Why joining was refused, and what to do about it. */
export function RefusalNote({ kind, text, refusal, code }: Props) {
  const t = useText();
  const step = refusal && STEPS[refusal];
  return (
    <div className={styles.note} role="alert">
      <p className={styles.text}>{text}</p>
      {step && <p>{t(step.help)}</p>}
      {step?.way && <ButtonLink to={step.way.to(kind, code)}>{t(step.way.action)}</ButtonLink>}
    </div>
  );
}

import { say, textOf, wordOf } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';
import type { CertificationRow } from './repository';

/** Why something holds or holds no longer, where no reviewer wrote it: stored in Chinese, and known again by it. */
const PLAIN = ['certification.renewed', 'certification.lapsed'] as const;
const [BEFORE = '', AFTER = ''] = textOf(say('certification.vouched', { unit: '\n' })).split('\n');

const vouchingUnit = (reason: string): string | null =>
  reason.startsWith(BEFORE) && reason.endsWith(AFTER)
    ? reason.slice(BEFORE.length, reason.length - AFTER.length)
    : null;

/** What the platform itself gave as the reason, for readers of any language; null for what a reviewer wrote. */
export const ownReason = ({
  reason,
  reasonCode,
}: Pick<CertificationRow, 'reason' | 'reasonCode'>): Word | null => {
  if (reason === null || reasonCode !== null) return null;
  const plain = PLAIN.find((code) => textOf(code) === reason);
  if (plain) return wordOf(plain);
  const unit = vouchingUnit(reason);
  return unit ? wordOf(say('certification.vouched', { unit })) : null;
};

import { decides, type LearningRole } from '@contract/learning-choices';
import { refusalWord } from '@contract/rules/join-refusal';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { CodeFinding } from '@/services/learning';
import { Joined } from './Joined';
import { JoinForm, type JoinOutcome } from './JoinForm';
import { RefusalNote } from './RefusalNote';

interface Props {
  code: string;
  finding: CodeFinding;
  choices: readonly LearningRole[];
  onDone: (outcome: JoinOutcome) => void;
}

/** The person's current roles; below, the roles they can still request, or why not. */
export function Left({ code, finding, choices, onDone }: Props) {
  const t = useText();
  const say = useWords();
  const { space, roles, waiting, refusal } = finding;
  const { kind } = space;
  const left = choices.length > 0;
  // The reader decides on this course or project themselves, so nobody else could give them another code.
  const isOwn = refusal === 'codeClosed' && decides(roles);
  return (
    <>
      {roles.length + waiting.length > 0 && (
        <Joined
          space={space}
          outcome={{ joined: roles.length > 0, waits: waiting[0] ?? null }}
          known={left ? 'andMore' : 'andAll'}
        />
      )}
      {isOwn && (
        <RefusalNote
          code={code}
          kind={kind}
          text={t(`learning.refusal.${kind}Own.label`)}
          refusal={undefined}
        />
      )}
      {left && refusal && !isOwn && (
        <RefusalNote code={code} kind={kind} text={say(refusalWord(kind, refusal))} refusal={refusal} />
      )}
      {left && !refusal && <JoinForm code={code} finding={finding} choices={choices} onDone={onDone} />}
    </>
  );
}

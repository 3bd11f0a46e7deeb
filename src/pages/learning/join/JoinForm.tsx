import type { LearningRole } from '@contract/learning-choices';
import { refusalOf } from '@contract/rules/join-refusal';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { CheckField } from '@/components/form/CheckField';
import { RadioCards } from '@/components/form/RadioCards';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { applyToJoinCourse, applyToJoinProject, type CodeFinding } from '@/services/learning';
import styles from './join.module.css';
import { RefusalNote } from './RefusalNote';

export interface JoinOutcome {
  joined: boolean;
  /** The role that waits for somebody's approval; null if none. */
  waits: LearningRole | null;
}

interface Props {
  code: string;
  finding: CodeFinding;
  choices: readonly LearningRole[];
  onDone: (outcome: JoinOutcome) => void;
}

const AT_ONCE: readonly LearningRole[] = ['student', 'reporter'];

/** Choose a role: learners join at once, every other role needs approval. */
export function JoinForm({ code, finding, choices, onDone }: Props) {
  const t = useText();
  const act = useAction();
  const { kind } = finding.space;
  const [role, setRole] = useState<LearningRole | null>(choices[0] ?? null);
  const [alsoStudent, setAlsoStudent] = useState(false);
  const atOnce = role !== null && AT_ONCE.includes(role);
  const mayStudy = kind === 'course' && !atOnce && choices.includes('student');
  const study = role === 'student' || (mayStudy && alsoStudent);
  const send = (): Promise<unknown> =>
    kind === 'project'
      ? applyToJoinProject(code, role ?? '')
      : applyToJoinCourse({
          invite_code: code,
          student: study ? 1 : null,
          professor: role === 'professor' ? 1 : null,
          assistant_professor: role === 'assistant' ? 1 : null,
        });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await act.run(send)) onDone({ joined: atOnce || study, waits: atOnce ? null : role });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioCards
        id="role"
        label={t(`learning.join.${kind}.label`)}
        required
        fixed
        value={role}
        onChange={(value) => setRole(choices.find((each) => each === value) ?? null)}
        options={choices.map((value) => ({
          value,
          label: t(`learning.role.${value}.label`),
          hint: t(AT_ONCE.includes(value) ? 'learning.join.atOnce.help' : `learning.join.${kind}.help`),
        }))}
      />
      {mayStudy && (
        <CheckField
          id="also-student"
          label={t('learning.join.alsoStudent.label')}
          value={alsoStudent}
          onChange={(value) => setAlsoStudent(value === true)}
        />
      )}
      {act.refusal && (
        <RefusalNote
          code={code}
          kind={kind}
          text={act.fault ?? ''}
          refusal={refusalOf(act.refusal.failure.errorCode)}
        />
      )}
      <div>
        <Button type="submit" look="primary" busy={act.busy}>
          {t(atOnce ? `learning.join.${kind}.action` : 'learning.join.ask.action')}
        </Button>
      </div>
    </form>
  );
}

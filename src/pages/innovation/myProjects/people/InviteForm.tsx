import type { People } from '@contract/helper';
import { INVITATION_DAYS, INVITATION_NOTE_MAX } from '@contract/helper-choices';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { inviteHelper, type Task } from '@/services/helper';
import { focusField } from '@/utils/focus-field';
import styles from './people.module.css';
import { TaskFields } from './TaskFields';

interface Props {
  id: number;
  onPeople: (people: People, said: string) => void;
  onCancel: () => void;
}

const WAYS = ['account', 'code'] as const;
type Way = (typeof WAYS)[number];

interface Values {
  way: Way;
  login: string | null;
  note: string | null;
  task: Task;
}

/** Invites one person: an account by name, or anybody who gets the link. */
export function InviteForm({ id, onPeople, onCancel }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const noteFault = (given: string | null) => {
    const note = faultOf(t('people.invite.note.label'), given, { max: INVITATION_NOTE_MAX }, false);
    return note !== null && { note };
  };
  const form = useFieldForm<Values>({
    form: `invite-${id}`,
    initial: { way: 'account', login: null, note: null, task: { role: 'author', sections: [] } },
    check: ({ way, login, note, task }) => ({
      ...(way === 'account' && !login?.trim() && { login: t('people.invite.login.required') }),
      ...(way === 'code' && noteFault(note)),
      ...(task.role === 'author' &&
        task.sections.length === 0 && { task: t('people.task.sections.required') }),
    }),
    send: async ({ way, login, note, task }) => {
      const whom = way === 'account' ? { login } : { note: note?.trim() ?? '' };
      const people = await inviteHelper(id, { ...task, ...whom });
      onPeople(people, t(way === 'account' ? 'people.invite.sent.success' : 'people.invite.made.success'));
    },
  });
  const { way, task } = form.values;
  const { id: loginId } = form.at('login');
  useEffect(() => void focusField(loginId), [loginId]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <RadioCards
        {...form.at('way')}
        label={t('people.invite.way.label')}
        required
        fixed
        layout="line"
        onChange={(value) => form.set({ way: WAYS.find((each) => each === value) ?? way })}
        options={WAYS.map((each) => ({ value: each, label: t(`people.invite.${each}.label`) }))}
      />
      {way === 'account' ? (
        <TextField
          {...form.at('login')}
          label={t('people.invite.login.label')}
          help={t('people.invite.login.help')}
          required
          shape="any"
          ltr
        />
      ) : (
        <TextField
          {...form.at('note')}
          label={t('people.invite.note.label')}
          help={t('people.invite.note.help', { n: INVITATION_DAYS })}
          max={INVITATION_NOTE_MAX}
        />
      )}
      <div id={form.at('task').id} className={styles.task}>
        <TaskFields
          id={`invite-${id}`}
          task={task}
          onChange={(next) => form.set({ task: next })}
          fault={form.errors.task ?? null}
        />
      </div>
      {form.refusal && (
        <p role="alert" className={styles.fault}>
          {form.refusal}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(way === 'account' ? 'people.invite.send.action' : 'people.invite.make.action')}
        </Button>
        <Button look="text" onClick={onCancel}>
          {t('kit.confirm.cancel.action')}
        </Button>
      </div>
    </form>
  );
}

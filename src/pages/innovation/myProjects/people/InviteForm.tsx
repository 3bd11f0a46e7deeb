import { SECTIONS } from '@contract/enums';
import type { People } from '@contract/helper';
import { INVITATION_DAYS, INVITATION_NOTE_MAX } from '@contract/helper-choices';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { inviteHelper, type Task } from '@/services/helper';
import { focusField } from '@/utils/focus-field';
import { statusIn } from '@/utils/request-error';
import styles from './people.module.css';
import { TaskFields } from './TaskFields';

interface Props {
  id: number;
  onPeople: (people: People, said: string) => void;
  onCancel: () => void;
}

const LOGIN_ID = 'invite-login';
const TASK_ID = 'invite';
const WAYS = ['account', 'code'] as const;
type Way = (typeof WAYS)[number];

/** Asks one person: an account by its name, or whoever gets the link. */
export function InviteForm({ id, onPeople, onCancel }: Props) {
  const t = useText();
  const { busy, fault, refusal, run } = useAction();
  const [way, setWay] = useState<Way>('account');
  const [login, setLogin] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [task, setTask] = useState<Task>({ role: 'author', sections: [] });
  const [tried, setTried] = useState(false);
  useEffect(() => void focusField(LOGIN_ID), []);
  // Of what is sent only the name can be wrong by itself.
  const loginFault = way === 'account' && refusal && statusIn(refusal.failure) === 400 ? fault : null;
  useEffect(() => {
    if (loginFault) focusField(LOGIN_ID);
  }, [loginFault]);
  const noLogin = way === 'account' && !login?.trim();
  const noSections = task.role === 'author' && task.sections.length === 0;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (noLogin || noSections) {
      focusField(noLogin ? LOGIN_ID : `${TASK_ID}-${SECTIONS[0]}`);
      return;
    }
    await run(async () => {
      const whom = way === 'account' ? { login } : { note: note ?? '' };
      const people = await inviteHelper(id, { ...task, ...whom });
      onPeople(people, t(way === 'account' ? 'people.invite.sent.success' : 'people.invite.made.success'));
    });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <RadioCards
        id="invite-way"
        label={t('people.invite.way.label')}
        required
        fixed
        layout="line"
        value={way}
        onChange={(value) => setWay(WAYS.find((each) => each === value) ?? way)}
        options={WAYS.map((each) => ({ value: each, label: t(`people.invite.${each}.label`) }))}
      />
      {way === 'account' ? (
        <TextField
          id={LOGIN_ID}
          label={t('people.invite.login.label')}
          help={t('people.invite.login.help')}
          required
          ltr
          value={login}
          onChange={setLogin}
          error={tried && noLogin ? t('people.invite.login.required') : loginFault}
        />
      ) : (
        <TextField
          id="invite-note"
          label={t('people.invite.note.label')}
          help={t('people.invite.note.help', { n: INVITATION_DAYS })}
          value={note}
          onChange={(next) => setNote(next?.slice(0, INVITATION_NOTE_MAX) ?? null)}
        />
      )}
      <TaskFields
        id={TASK_ID}
        task={task}
        onChange={setTask}
        fault={tried && noSections ? t('people.task.sections.required') : null}
      />
      {fault && !loginFault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" look="primary" busy={busy}>
          {t(way === 'account' ? 'people.invite.send.action' : 'people.invite.make.action')}
        </Button>
        <Button look="text" onClick={onCancel}>
          {t('kit.confirm.cancel.action')}
        </Button>
      </div>
    </form>
  );
}

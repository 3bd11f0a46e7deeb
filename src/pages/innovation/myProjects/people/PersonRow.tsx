import type { Helper, People } from '@contract/helper';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { changeHelper, removeHelper } from '@/services/helper';
import { PersonFacts } from './PersonFacts';
import styles from './people.module.css';
import { TaskFields } from './TaskFields';

interface Props {
  id: number;
  helper: Helper;
  /** `manage` for the leader, `leave` for this person, null for everybody else. */
  may: 'manage' | 'leave' | null;
  /** Called with the new list and a message about the change. */
  onPeople: (people: People, said: string) => void;
  onGone: (name: string) => void;
}

/** One helper: their task, with the buttons to change it or to end it. */
export function PersonRow({ id, helper, may, onPeople, onGone }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const { busy, fault, run } = useAction();
  const [task, setTask] = useState<Pick<Helper, 'role' | 'sections'> | null>(null);
  const [missing, setMissing] = useState(false);
  const { accountId, name, role } = helper;
  const nothing = task?.role === 'author' && task.sections.length === 0;

  const save = async (): Promise<void> => {
    setMissing(nothing);
    if (!task || nothing) return;
    const done = await run(async () =>
      onPeople(await changeHelper(id, accountId, task), t('people.change.self.success', { name })),
    );
    if (done) setTask(null);
  };
  const remove = async (): Promise<void> => {
    const leaves = may === 'leave';
    const sure = await confirm({
      title: leaves ? t('people.leave.self.confirm') : t('people.remove.self.confirm', { name }),
      okText: t(leaves ? 'people.leave.self.action' : 'people.remove.self.action'),
      danger: true,
    });
    if (sure && (await run(() => removeHelper(id, accountId)))) onGone(name);
  };
  return (
    <li className={styles.row}>
      <PersonFacts helper={helper} />
      {may && !task && (
        <div className={styles.acts}>
          {may === 'manage' && (
            <Button
              size="small"
              onClick={() => setTask({ role, sections: helper.sections })}
              aria-label={t('people.change.one.action', { name })}
            >
              {t('people.change.self.action')}
            </Button>
          )}
          <Button
            size="small"
            look="text"
            busy={busy}
            onClick={() => void remove()}
            {...(may === 'manage' ? { 'aria-label': t('people.remove.one.action', { name }) } : {})}
          >
            {t(may === 'leave' ? 'people.leave.self.action' : 'people.remove.self.action')}
          </Button>
        </div>
      )}
      {task && (
        <div className={`${styles.form} ${styles.wide}`}>
          <TaskFields
            id={`helper-${accountId}`}
            task={task}
            onChange={setTask}
            fault={missing && nothing ? t('people.task.sections.required') : null}
          />
          <div className={styles.acts}>
            <Button size="small" look="primary" busy={busy} onClick={() => void save()}>
              {t('people.change.save.action')}
            </Button>
            <Button size="small" look="text" onClick={() => setTask(null)}>
              {t('kit.confirm.cancel.action')}
            </Button>
          </div>
        </div>
      )}
      {fault && (
        <p role="alert" className={`${styles.fault} ${styles.wide}`}>
          {fault}
        </p>
      )}
    </li>
  );
}

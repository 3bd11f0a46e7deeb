import type { SectionStatus } from '@contract/enums';
import { Anchor } from '@/components/Anchor';
import { Icon } from '@/components/Icon';
import { StatusTag } from '@/components/StatusTag';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { PeopleHere } from '@/pages/innovation/myProjects/presence/PeopleHere';
import styles from './TaskList.module.css';

export interface Task {
  id: string;
  /** Place in the form, whatever the order of the list. */
  number?: number;
  title: string;
  /** What the section holds, or what is missing in it. */
  hint?: string;
  /** How long it usually takes. */
  takes?: string;
  /** Who answers for it and by when. */
  duty?: string;
  /** Names of the people who are in this section now. */
  here?: readonly string[];
  /** What the team still has to settle there in comments. */
  talk?: string;
  /** `blocked`: cannot be started yet, and is therefore no link. */
  status: SectionStatus | 'blocked';
  /** What needs attention although the section is filled in, such as a remark; shown instead of the status. */
  waiting?: string;
  to: string;
}

/** The words of a row: its name, what is missing, who is responsible, and who is there now. */
const TaskWords = ({ task }: { task: Task }) => (
  <span className={styles.words}>
    <b className={styles.title}>
      {task.title} {task.here && <PeopleHere names={task.here} />}
    </b>
    {task.hint && <span className={styles.hint}>{task.hint}</span>}
    {task.duty && <span className={styles.duty}>{task.duty}</span>}
    {task.talk && (
      <span className={styles.talk}>
        <Icon name="comment" size={14} />
        {task.talk}
      </span>
    )}
    {task.takes && <span className={styles.hint}>{task.takes}</span>}
  </span>
);

/** 申报书 as a list of tasks. The whole row is the link; what is done is plain, so that what is not stands out. */
export function TaskList({ tasks, label }: { tasks: readonly Task[]; label: string }) {
  const text = useText();
  const stateId = (task: Task): string => `task-state-${task.id}`;
  const row = (task: Task, index: number) => (
    <>
      <span className={styles.number} aria-hidden="true">
        {task.number ?? index + 1}
      </span>
      <TaskWords task={task} />
      <span className={styles.state} id={stateId(task)}>
        {task.waiting ? (
          <Tag tone="warning" icon="return">
            {task.waiting}
          </Tag>
        ) : task.status === 'blocked' || task.status === 'done' ? (
          <span className={styles.plain}>
            {text(task.status === 'done' ? 'kit.status.section.done.label' : 'kit.task.blocked.label')}
          </span>
        ) : (
          <StatusTag kind="section" status={task.status} />
        )}
      </span>
    </>
  );
  return (
    <ol className={styles.list} aria-label={label}>
      {tasks.map((task, index) => (
        <li key={task.id}>
          {task.status === 'blocked' ? (
            <div className={`${styles.row} ${styles.blocked}`}>{row(task, index)}</div>
          ) : (
            <Anchor to={task.to} className={styles.row} aria-describedby={stateId(task)}>
              {row(task, index)}
              <Icon name="chevronRight" size={20} directional className={styles.onward} />
            </Anchor>
          )}
        </li>
      ))}
    </ol>
  );
}

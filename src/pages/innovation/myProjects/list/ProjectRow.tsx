import type { ApplicationSummary } from '@contract/apply';
import type { Period } from '@contract/period';
import { Anchor } from '@/components/Anchor';
import { ApplicationTag } from '@/components/ApplicationTag';
import { Button, ButtonLink } from '@/components/Button';
import { ChangeTags } from '@/components/ChangeTags';
import { StageRail } from '@/components/rail/StageRail';
import { Tag } from '@/components/Tag';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { applicationPath, resultPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { applicationRail } from '@/pages/innovation/myProjects/parts/application-rail';
import { classNames } from '@/utils/class-names';
import { handlerText } from './handler-text';
import { nextAction } from './next-action';
import styles from './ProjectRow.module.css';
import { RowDeadline } from './RowDeadline';

interface Props {
  application: ApplicationSummary;
  period: Period | undefined;
  now: number;
  onRemove: (application: ApplicationSummary) => void;
  /** Address the row links to; defaults to the application's own page. */
  to?: string;
  /** The owner's name if that is not the reader. */
  who?: string;
  /** Set beside a side navigation, where only one column fits. */
  narrow?: boolean;
  /** Its button is the primary one of the list. */
  leads?: boolean;
}

/** One application: title, status, next handler and date. */
export function ProjectRow({
  application,
  period,
  now,
  onRemove,
  to,
  who,
  narrow = false,
  leads = false,
}: Props) {
  const t = useText();
  const time = useTimeText();
  const join = useList();
  const say = useWords();
  const { id, no, status, periodName, submittedAt, part } = application;
  const title = application.title || t('projects.card.untitled.label');
  const action = nextAction(application, who !== undefined);
  const address = to ?? applicationPath(id);
  const neverFiled = submittedAt === null;
  const isHelper = part === 'author' || part === 'reader';
  return (
    <li className={classNames(styles.row, narrow && styles.narrow)}>
      <div>
        <h2 className={styles.title}>
          <Anchor to={address}>{title}</Anchor>
        </h2>
        <p className={styles.facts}>
          <bdi>{no ?? t('projects.card.noNumber.label')}</bdi>
          <bdi>{periodName}</bdi>
          {who && <span>{who}</span>}
        </p>
        <p className={styles.state}>
          <ApplicationTag application={application} />
          <ChangeTags changes={application.changes} />
          {isHelper && (
            <Tag tone="info" icon={part === 'author' ? 'pencil' : 'eye'}>
              {t(`people.role.${part}.label`)}
            </Tag>
          )}
          {status === 'draft' && (
            <b className={styles.notFiled}>
              {t(neverFiled ? 'projects.card.notFiled.label' : 'projects.card.changesNotFiled.label')}
            </b>
          )}
          <span>
            {handlerText(t, say, time, {
              ...application,
              now,
              isMine: who === undefined && part === 'leader',
            })}
          </span>
        </p>
      </div>
      <StageRail
        size="small"
        {...applicationRail(application, period, now)}
        label={t('projects.card.rail.label', { title })}
      />
      <div className={styles.act}>
        <RowDeadline application={application} now={now} isReader={who === undefined && part !== 'reader'} />
        <ButtonLink
          to={action.milestone ? resultPath(id, action.milestone) : address}
          look={leads ? 'primary' : 'plain'}
          aria-label={join([t(action.label), title], 'pair')}
          className={styles.button}
        >
          {t(action.label)}
        </ButtonLink>
        {status === 'draft' && neverFiled && part === 'leader' && (
          <Button
            look="text"
            size="small"
            icon="trash"
            onClick={() => onRemove(application)}
            aria-label={t('projects.card.removeNamed.action', { title })}
          >
            {t('projects.card.remove.action')}
          </Button>
        )}
      </div>
    </li>
  );
}

import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { LeaderFields } from './parts/LeaderFields';
import { ListGroup } from './parts/ListGroup';
import { MemberRows } from './parts/MemberRows';
import styles from './TeamSection.module.css';

/** 项目团队. */
export default function TeamSection(props: SectionProps) {
  const t = useText();
  return (
    <div>
      <LeaderFields {...props} />
      <ListGroup>
        <MemberRows {...props} />
        {props.application.part === 'leader' && !props.view.isNew && (
          <p className={styles.note}>
            {t('confirmations.team.ask.help')}{' '}
            <Anchor to={viewPath(props.application.id, 'confirmations')}>
              {t('confirmations.team.ask.action')}
            </Anchor>
          </p>
        )}
      </ListGroup>
    </div>
  );
}

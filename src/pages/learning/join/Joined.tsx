import type { SpaceRow } from '@contract/learning';
import { useLayoutEffect, useRef } from 'react';
import { ButtonLink } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { spacePath } from '@/pages/parts/learning/space-address';
import type { JoinOutcome } from './JoinForm';
import styles from './join.module.css';

interface Props {
  space: SpaceRow;
  outcome: JoinOutcome;
  /**
   * Set for a membership that existed before: `andMore` if further roles can still be requested, otherwise `andAll`.
   */
  known?: 'andMore' | 'andAll';
}

/** Joined or waiting for approval; takes the place of the form and links onwards. */
export function Joined({ space, outcome: { joined, waits }, known }: Props) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // The submit button is gone, so focus moves here instead of being lost.
  useLayoutEffect(() => {
    if (!known) place.current?.focus();
  }, [known]);
  const { kind, id } = space;
  const done = known ? `learning.joined.${kind}Already.title` : 'learning.joined.self.title';
  return (
    <div ref={place} tabIndex={-1} className={styles.done} role="status" data-waits={!joined || undefined}>
      {joined && (
        <p className={styles.title}>
          <Icon name="check" />
          {t(done as 'learning.joined.self.title')}
        </p>
      )}
      {waits && (
        <>
          <p className={styles.title}>
            <Icon name="clock" />
            {t('learning.joined.waits.title', { role: t(`learning.role.${waits}.label`) })}
          </p>
          <p>{t(`learning.request.${kind}.help`)}</p>
        </>
      )}
      <div className={styles.line}>
        <ButtonLink to={spacePath(kind, id)} look={joined && known !== 'andMore' ? 'primary' : 'plain'}>
          {t(joined ? `learning.joined.${kind}.action` : 'learning.joined.look.action')}
        </ButtonLink>
        {waits && <ButtonLink to="/learning/mine">{t('learning.joined.mine.action')}</ButtonLink>}
      </div>
    </div>
  );
}

import type { Chain } from '@contract/chain';
import { CHAIN_KINDS, type ChainRoot } from '@contract/chain-choices';
import { Fragment, type ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { Anchor } from './Anchor';
import styles from './ChainStrip.module.css';

interface Props {
  chain: Chain;
  /**
   * The record that the page is about: its step is marked and not a link, because the page heading names it already.
   */
  at: ChainRoot;
  /** In a column beside the page, under a heading of its own; else a row across it. */
  aside?: boolean;
  /** Actions on the chain, shown beside it. */
  children?: ReactNode;
}

/**
 * 来龙去脉: the records from the demand to the policy, each neighbour one press away. Renders nothing without neighbours.
 */
export function ChainStrip({ chain, at, aside = false, children }: Props) {
  const t = useText();
  const time = useTimeText();
  const steps = CHAIN_KINDS.filter((kind) => kind === at || chain[kind].length > 0);
  if (steps.every((kind) => kind === at)) return null;
  return (
    <nav className={aside ? styles.aside : styles.strip} aria-label={t('chain.strip.self.label')}>
      {aside && <h2>{t('chain.strip.self.label')}</h2>}
      <ol className={styles.steps}>
        {steps.map((kind) => (
          <li key={kind} className={kind === at ? styles.here : styles.step}>
            <span className={styles.kind}>{t(`chain.kind.${kind}.label`)}</span>
            {kind === at ? (
              <span aria-current="page">{t('chain.strip.here.label')}</span>
            ) : (
              chain[kind].map(({ id, title, no, to, since }) => (
                <Fragment key={id}>
                  <Anchor to={to} className={styles.link} {...(no && { title: no })}>
                    {title || t('chain.strip.untitled.label')}
                  </Anchor>
                  {since && (
                    <time className={styles.since} dateTime={since}>
                      {time.date(since)}
                    </time>
                  )}
                </Fragment>
              ))
            )}
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}

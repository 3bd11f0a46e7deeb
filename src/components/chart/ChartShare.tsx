import type { EmbedChoice } from '@contract/chart-choices';
import { useId } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { CopyOutcome } from '@/components/CopyOutcome';
import { useCopy } from '@/components/useCopy';
import { useKeptView } from '@/components/useKeptView';
import { useText } from '@/i18n/useText';
import styles from './ChartShare.module.css';
import { embedCode } from './embed-code';

interface Props {
  title: string;
  /** The chart alone, with its filters. */
  address: string;
  /** For frames on other sites; none for charts that only readers with an account may see. */
  embed?: EmbedChoice | undefined;
  /** The page already shows only this chart. */
  alone: boolean;
}

/** An address of its own, and the lines that bring the chart to another site. */
export function ChartShare({ title, address, embed, alone }: Props) {
  const t = useText();
  const id = useId();
  const link = useCopy();
  const lines = useCopy<HTMLTextAreaElement>();
  const [open, setOpen] = useKeptView(`embed ${address}`, false);
  const { origin } = window.location;
  const code = embed && embedCode(title, origin, embed);
  const whole = `${origin}${address}`;
  return (
    <div className={`noPrint ${styles.share}`}>
      {!alone && <Anchor to={address}>{t('chart.share.alone.action')}</Anchor>}
      <Button size="small" look="text" onClick={() => void link.copy(whole)}>
        {t('chart.share.link.action')}
      </Button>
      {code && (
        <Button
          size="small"
          look="text"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('chart.share.embed.action')}
        </Button>
      )}
      <CopyOutcome copied={link.copied} />
      {link.copied === false && (
        <bdi ref={link.source} className={styles.link}>
          {whole}
        </bdi>
      )}
      {code && open && (
        <div id={id} className={styles.code}>
          <textarea
            ref={lines.source}
            readOnly
            rows={3}
            dir="ltr"
            value={code}
            aria-label={t('chart.share.embed.action')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <p>{t('chart.share.embed.help')}</p>
          <Button size="small" icon="link" onClick={() => void lines.copy(code)}>
            {t('chart.share.code.action')}
          </Button>
          <CopyOutcome copied={lines.copied} />
        </div>
      )}
    </div>
  );
}

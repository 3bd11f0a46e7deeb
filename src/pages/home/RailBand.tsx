import type { Period } from '@contract/period';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { useServiceNow } from '@/components/useServiceNow';
import { useText } from '@/i18n/useText';
import { shareOfWay } from '@/utils/clock';
import styles from './RailBand.module.css';

interface Props {
  period: Period;
}

/** The timeline of the open period, from 申报 to 结题. */
export function RailBand({ period }: Props) {
  const t = useText();
  const now = useServiceNow(period.applyEnd);
  const facts = useStageFacts(period);
  return (
    <section className={`wrap ${styles.band}`} aria-labelledby="home-rail">
      <h2 className="vh" id="home-rail">
        {t('home.rail.self.title')}
      </h2>
      <StageRail
        size="large"
        stage="apply"
        state="current"
        facts={facts}
        today={shareOfWay(period.applyStart, period.applyEnd, now)}
        label={period.name}
      />
    </section>
  );
}

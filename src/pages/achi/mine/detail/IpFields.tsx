import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS, IP_KINDS } from '@contract/achievement-choices';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import market from '@/pages/parts/market/market.module.css';

type Ip = AchievementDraft['ips'][number];

interface Props {
  row: Ip;
  change: (next: Partial<Ip>) => void;
}

/** One intellectual property right: its type and number. */
export function IpFields({ row, change }: Props) {
  const t = useText();
  return (
    <>
      <div className={market.pair}>
        <SelectField
          id={`ips.${row.id}.kind`}
          fixed
          label={t('result.form.kind.label')}
          required
          value={row.kind}
          options={IP_KINDS.map((value) => ({ value, label: t(`achi.ip.${value}.label`) }))}
          onChange={(value) => {
            const kind = IP_KINDS.find((known) => known === value);
            if (kind) change({ kind });
          }}
        />
        <TextField
          id={`ips.${row.id}.number`}
          label={t('result.form.number.label')}
          {...ACHIEVEMENT_LIMITS.ipNumber}
          required
          value={row.number || null}
          onChange={(number) => change({ number: number ?? '' })}
        />
      </div>
      <TextField
        id={`ips.${row.id}.title`}
        label={t('result.form.name.label')}
        {...ACHIEVEMENT_LIMITS.ipTitle}
        value={row.title || null}
        onChange={(title) => change({ title: title ?? '' })}
      />
    </>
  );
}

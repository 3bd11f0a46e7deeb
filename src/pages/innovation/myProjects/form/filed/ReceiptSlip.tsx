import type { Receipt as Filed } from '@contract/apply';
import { beijingWord } from '@contract/rules/beijing-time';
import { groupedDigest } from '@contract/rules/digest-groups';
import { Receipt } from '@/components/Receipt';
import { Seal } from '@/components/Seal';
import { useSiteName } from '@/hooks/useSiteName';
import { useList } from '@/i18n/useList';
import { useMoney } from '@/i18n/useMoney';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';

interface Props {
  receipt: Filed;
  /** False once this version was withdrawn or returned. */
  isStanding: boolean;
}

/** 提交回执 on paper: what the service took, and when. */
export function ReceiptSlip({ receipt, isStanding }: Props) {
  const t = useText();
  const money = useMoney();
  const say = useWords();
  const time = useTimeText();
  const name = useSiteName();
  const join = useList();
  const { total, confirmed } = receipt.members;
  return (
    <Receipt
      title={t('application.receipt.self.title')}
      lead={t('application.receipt.lead.help')}
      notice={isStanding ? undefined : t('application.receipt.withdrawn.help')}
      facts={[
        { label: t('application.receipt.no.label'), value: <bdi>{receipt.no}</bdi> },
        { label: t('application.receipt.title.label'), value: receipt.title },
        { label: t('application.receipt.period.label'), value: receipt.periodName },
        { label: t('application.receipt.unit.label'), value: receipt.unitName },
        { label: t('application.receipt.leader.label'), value: receipt.leader },
        ...(confirmed.length > 0
          ? [
              {
                label: t('application.receipt.members.label'),
                value: t('application.receipt.members.help', {
                  total,
                  n: confirmed.length,
                  names: join(confirmed),
                }),
              },
            ]
          : []),
        {
          label: t('application.receipt.budget.label'),
          value: money.amount(receipt.budget),
        },
        {
          label: t('application.receipt.at.label'),
          value: <bdi>{say(beijingWord(receipt.submittedAt))}</bdi>,
        },
        ...(receipt.condition
          ? [
              {
                label: t('application.receipt.condition.label'),
                value: t('application.receipt.condition.help'),
              },
            ]
          : []),
        { label: t('application.receipt.version.label'), value: String(receipt.filedVersion) },
        {
          label: t('application.receipt.digest.label'),
          value: <bdi>{groupedDigest(receipt.digest)}</bdi>,
        },
      ]}
      code={{
        label: t('application.receipt.code.label'),
        value: receipt.code,
        address: `${window.location.origin}/verify`,
      }}
      seal={
        <Seal
          label={t('application.receipt.seal.label')}
          word={t('application.receipt.received.label')}
          above={name}
          below={time.date(receipt.submittedAt).replaceAll('-', '.')}
        />
      }
    />
  );
}

import { useText } from '@/i18n/useText';

/** `36 天后截止`, 今天截止 or 已结束, from the days the service counted. */
export const useDaysLeft = (): ((days: number | null) => string) => {
  const t = useText();
  return (days) => {
    if (days === null) return t('demand.left.over.label');
    return days === 0 ? t('demand.left.today.label') : t('demand.left.days.label', { n: days });
  };
};

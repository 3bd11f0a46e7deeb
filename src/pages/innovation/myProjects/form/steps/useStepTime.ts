import type { Step } from '@contract/enums';
import { minutesOf } from '@contract/rules/step-times';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchStepTimes } from '@/services/follow';

/** The usual duration of a step: measured once enough people have taken it, until then an estimate marked as such. */
export function useStepTime(): (step: Step) => string {
  const t = useText();
  const { data } = useLoad(fetchStepTimes);
  return (step) => {
    const { minutes, isEstimate } = minutesOf(step, data ?? {});
    return t(isEstimate ? 'application.step.estimate.label' : 'application.step.usual.label', { n: minutes });
  };
}

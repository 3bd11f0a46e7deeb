import type { Step } from '@contract/enums';
import { useRef } from 'react';
import { isStep } from '@/pages/innovation/myProjects/parts/application-paths';

/** The step that was open last in this visit; before the first one, the step the service remembers. */
export function useLastStep(page: string, reached: Step): Step {
  const last = useRef<Step>(reached);
  if (isStep(page)) last.current = page;
  return last.current;
}

import type { ReactNode } from 'react';
import { useTakingOver } from '@/utils/useTakingOver';

/**
 * Controls that stand in a prepared page and wait for the app: what is typed before would be lost, and a form sent by the
 * browser itself would put a password into the address. They are made anew once the app has the page, so that a
 * password manager meets a form that it may fill.
 */
export function OnceTakenOver({ children }: { children: ReactNode }) {
  const isTakingOver = useTakingOver();
  return (
    <div key={isTakingOver ? 'prepared' : 'own'} inert={isTakingOver}>
      {children}
    </div>
  );
}

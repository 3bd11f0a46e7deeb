import type { ReactNode } from 'react';
import form from '@/components/sign-in/SignInForm.module.css';

/** Why it could not be sent, where whoever has pressed the button looks: the form above is longer than a screen. */
export function Refused({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={form.fault} role="alert">
      {children}
    </p>
  );
}

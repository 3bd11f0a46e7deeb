import type { ReactNode } from 'react';
import form from '@/components/sign-in/SignInForm.module.css';

/** Why the registration could not be sent; shown at the button, because the form is longer than a screen. */
export function Refused({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={form.fault} role="alert">
      {children}
    </p>
  );
}

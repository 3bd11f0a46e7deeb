import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/Button';
import form from '@/components/sign-in/SignInForm.module.css';

interface Props {
  onSubmit: () => Promise<void>;
  /** What the one button says. */
  action: string;
  busy: boolean;
  children: ReactNode;
}

/** Every step of registration: its fields, and under them the one button that goes on. */
export function RegisterForm({ onSubmit, action, busy, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      {children}
      <Button look="primary" size="large" block type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}

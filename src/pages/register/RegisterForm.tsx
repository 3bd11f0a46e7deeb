import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/Button';
import form from '@/components/sign-in/SignInForm.module.css';

interface Props {
  onSubmit: () => Promise<void>;
  /** The button's label. */
  action: string;
  busy: boolean;
  children: ReactNode;
}

/** The frame of every registration step: its fields, and below them the only button. */
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

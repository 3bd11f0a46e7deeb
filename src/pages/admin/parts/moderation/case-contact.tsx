import type { ReactNode } from 'react';

interface Contact {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
}

/** Whom members will be able to call; figures and addresses read from left to right. */
export const caseContact = ({ contactName, contactPhone, contactEmail }: Contact): ReactNode =>
  contactName || contactPhone || contactEmail ? (
    <div>
      {contactName} <bdi>{contactPhone}</bdi> <bdi>{contactEmail}</bdi>
    </div>
  ) : (
    '—'
  );

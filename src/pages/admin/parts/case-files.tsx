import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { openAttachment } from '@/services/attachment';

/** The papers of a case, each to be opened. */
export const caseFiles = (files: readonly { id: string; name: string }[]): ReactNode =>
  files.length === 0
    ? '—'
    : files.map((file) => (
        <Button key={file.id} look="text" size="small" onClick={() => openAttachment(file.id)}>
          {file.name}
        </Button>
      ));

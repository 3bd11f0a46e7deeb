import type { ReactNode } from 'react';
import { FileButton } from '@/components/FileButton';
import { openAttachment } from '@/services/attachment';

/** The papers of a case, each to be opened. */
export const caseFiles = (files: readonly { id: string; name: string }[]): ReactNode =>
  files.length === 0
    ? '—'
    : files.map((file) => (
        <FileButton key={file.id} named look="text" size="small" onFetch={() => openAttachment(file.id)}>
          {file.name}
        </FileButton>
      ));

import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilePurpose } from '@contract/attachment';
import type { Transaction } from '@server/db/database';

/** A one-page PDF that every reader opens; the offsets in its cross-reference table are computed. */
const onePagePdf = (line: string): Buffer => {
  const content = `BT /F1 14 Tf 72 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
};

export interface DemoFile {
  id: string;
  sha256: string;
}

interface WantedFile {
  ownerId: number;
  name: string;
  at: Date;
  purpose?: FilePurpose;
  /** Left out where any document will do: then a page that says it is invented is written. */
  content?: { type: string; bytes: Buffer };
}

const anyPage = (id: string) => ({
  type: 'application/pdf',
  bytes: onePagePdf(`Demo attachment ${id.slice(0, 8)}: invented content`),
});

/** Writes a new document to the upload directory and returns its row, which the caller still has to store. */
export const writeDemoFile = (
  uploadDir: string,
  { ownerId, name, at, purpose = 'application', content }: WantedFile,
) => {
  const id = randomUUID();
  const { type, bytes } = content ?? anyPage(id);
  mkdirSync(uploadDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(uploadDir, id), bytes, { mode: 0o600 });
  return {
    id,
    ownerId,
    purpose,
    name,
    type,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    state: 'ready' as const,
    storageKey: id,
    createdAt: at,
    updatedAt: at,
  };
};

/** Writes one file and inserts its row. */
export const fillFile = async (tx: Transaction, uploadDir: string, wanted: WantedFile): Promise<DemoFile> => {
  const row = writeDemoFile(uploadDir, wanted);
  await tx.insertInto('file').values(row).execute();
  return row;
};

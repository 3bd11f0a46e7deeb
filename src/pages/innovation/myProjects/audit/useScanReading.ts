import { STAMP_PAGES } from '@contract/rules/stamp-code';
import { judgeScan, type ScanReading } from '@contract/rules/stamp-verdict';
import { useState } from 'react';
import { fetchStampSheet } from '@/services/stamp';
import { readScan } from '@/upload/read-scan';

export type ReadingState = 'none' | 'busy' | ScanReading;

const judge = async (id: number, file: File): Promise<ScanReading> => {
  const [{ no, version, code }, scan] = await Promise.all([fetchStampSheet(id, 'nobody'), readScan(file)]);
  if (!no || !version || !code) return { verdict: 'asks', findings: [] };
  return judgeScan(scan, { no, version, code, pages: STAMP_PAGES });
};

/** Reads a scan in the browser before the upload. If the browser cannot read it, the service does. */
export function useScanReading(id: number) {
  const [reading, setReading] = useState<ReadingState>('none');
  /** Resolves to whether the file may be uploaded. */
  const read = async (file: File): Promise<boolean> => {
    setReading('busy');
    const result = await judge(id, file).catch((): ScanReading => ({ verdict: 'asks', findings: [] }));
    setReading(result);
    return result.verdict !== 'refused';
  };
  return { reading, read, forget: () => setReading('none') };
}

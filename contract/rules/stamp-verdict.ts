import type { ScanFindingKind } from '@contract/stamp-choices';
import type { StampCode } from './stamp-code';

/** One page of a scan: the content of its code, null where none was readable, and whether the page is turned. */
export interface ScannedPage {
  stamp: StampCode | null;
  turned: boolean;
}

/** The current filed version, whose stamped sheet is required. */
export interface FiledSheet {
  no: string;
  version: number;
  code: string;
  pages: number;
}

export interface ScanFinding {
  kind: ScanFindingKind;
  /** Page number in the scan, from 1; for a missing or doubled page, its number in the sheet. */
  page: number;
  /** The version on the page, if that is the fault; null otherwise. */
  version: number | null;
}

const SCAN_VERDICTS = ['proved', 'asks', 'refused'] as const;
export type ScanVerdict = (typeof SCAN_VERDICTS)[number];

export interface ScanReading {
  verdict: ScanVerdict;
  findings: ScanFinding[];
}

const foreign = (stamp: StampCode, filed: FiledSheet): ScanFindingKind | null => {
  if (stamp.no !== filed.no) return 'other_application';
  if (stamp.version !== filed.version) return 'other_version';
  const isOurs = stamp.code === filed.code && stamp.pages === filed.pages && stamp.page <= filed.pages;
  return isOurs ? null : 'other_content';
};

const findingOf = ({ stamp, turned }: ScannedPage, page: number, filed: FiledSheet): ScanFinding[] => {
  if (!stamp) return [{ kind: 'unread', page, version: null }];
  const kind = foreign(stamp, filed);
  if (kind) return [{ kind, page, version: kind === 'other_version' ? stamp.version : null }];
  return turned ? [{ kind: 'turned', page, version: null }] : [];
};

/**
 * What the pages of a scan prove. Only a code that was read can lead to a refusal, if it is of another application,
 * version or content. Unread pages need a person to look. Once every page of the sheet was found, further pages do no
 * harm.
 */
export const judgeScan = (scan: readonly ScannedPage[], filed: FiledSheet): ScanReading => {
  const pages = scan.flatMap((one, index) => findingOf(one, index + 1, filed));
  const ours = scan.flatMap(({ stamp }) => (stamp && !foreign(stamp, filed) ? [stamp.page] : []));
  const wanted = Array.from({ length: filed.pages }, (_, index) => index + 1);
  const times = (page: number): number => ours.filter((each) => each === page).length;
  const missing = wanted.filter((page) => times(page) === 0);
  const doubled = wanted.filter((page) => times(page) > 1);
  const findings = [
    ...pages,
    ...missing.map((page): ScanFinding => ({ kind: 'missing', page, version: null })),
    ...doubled.map((page): ScanFinding => ({ kind: 'doubled', page, version: null })),
  ];
  if (findings.some(({ kind }) => kind.startsWith('other_'))) return { verdict: 'refused', findings };
  return { verdict: missing.length === 0 ? 'proved' : 'asks', findings };
};

import type { ScanFindingKind } from '@contract/stamp-choices';
import type { StampCode } from './stamp-code';

/** One page of a scan: what its code says, null where none could be read, and whether it lies upright. */
export interface ScannedPage {
  stamp: StampCode | null;
  turned: boolean;
}

/** The version that is filed now, whose sheet is asked for. */
export interface FiledSheet {
  no: string;
  version: number;
  code: string;
  pages: number;
}

export interface ScanFinding {
  kind: ScanFindingKind;
  /** Of the scan, counted from 1; of the sheet, where it is missing or doubled. */
  page: number;
  /** Which version the page is of, where that is what is wrong. */
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
 * What the pages of a scan prove. Only what was read can refuse: another version or another application. What was not
 * read asks a human. Once every page of the sheet was seen, what else lies in the scan takes nothing away.
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

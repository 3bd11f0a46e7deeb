import { readDay } from '@contract/rules/read-typed';

/** A remark while it is being written. */
export interface RemarkDraft {
  key: string;
  path: string | null;
  reasonCode: string | null;
  text: string | null;
}

/** The request body that the service accepts. */
export interface Return {
  reason: string;
  dueAt: string;
  remarks: { path: string; reasonCode: string; text: string }[];
}

export interface ReturnDraft {
  reason: string | null;
  /** The last day, in Beijing. */
  dueAt: string | null;
  remarks: RemarkDraft[];
}

let last = 0;
export const newRemark = (): RemarkDraft => {
  last += 1;
  return { key: `remark-draft-${last}`, path: null, reasonCode: null, text: null };
};

/** A deadline day ends with its last second, Beijing time. */
export const endOf = (day: string): string => `${day}T23:59:59+08:00`;

export const returnOf = ({ reason, dueAt, remarks }: ReturnDraft): Return => ({
  reason: reason?.trim() ?? '',
  dueAt: endOf((dueAt && readDay(dueAt)) ?? ''),
  remarks: remarks.map(({ path, reasonCode, text }) => ({
    path: path ?? '',
    reasonCode: reasonCode ?? '',
    text: text?.trim() ?? '',
  })),
});

import type { StampSheet } from './stamp';

/** 单位审核签章页 before anything is filled in. */
export const BLANK_STAMP_SHEET: StampSheet = {
  title: null,
  no: null,
  unitName: null,
  uscc: null,
  leader: null,
  budget: null,
  members: null,
  draft: false,
  version: null,
  code: null,
};

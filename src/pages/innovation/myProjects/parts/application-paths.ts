import { STEPS, type Step } from '@contract/enums';
import type { Milestone } from '@contract/result-choices';
import type { Fields } from '@contract/rules/draft-fields';
import { idInAddress } from '@contract/rules/number-in-address';
import { carriedIn, carriedQuery } from '@/pages/innovation/parts/carried-answers';

export const LIST_PATH = '/innovation/myProjects';
export const NEW_PATH = `${LIST_PATH}/new`;

/** What an application would be for: chosen before its form is opened. */
export interface Offer {
  periodId: number;
  category: string;
  /** The demand it answers. */
  demandId: number | null;
  /** What was answered before there was a draft (see `carriedIn`). */
  carried?: Fields;
}

/** 新建申报 with an application of one's own to start from. */
export const fromEarlierPath = (id: number, category: string | null): string =>
  `${NEW_PATH}?earlier=${id}${category ? `&category=${encodeURIComponent(category)}` : ''}`;

/** Where somebody who was invited to an application answers; a link and a QR code carry it. */
export const INVITED_PATH = `${LIST_PATH}/join`;
export const invitedAddress = (code: string): string => `${INVITED_PATH}?code=${code}`;

/** Where a member of the project confirms what the form says of them. */
export const confirmAddress = (code: string): string => `${LIST_PATH}/confirm?code=${code}`;

/** Where somebody who is asked to lead a project reads it and answers. */
export const leadPath = (id: number): string => `/user/myProjects/${id}#changes`;

/** Stands for the number of an application that is not there yet. */
export const UNMADE = 'draft';
/** The form of an application that is not there yet: its first change makes it. */
export const beginPath = ({ periodId, category, demandId, carried = {} }: Offer): string =>
  `${LIST_PATH}/${UNMADE}?periodId=${periodId}&category=${encodeURIComponent(category)}${demandId ? `&demandId=${demandId}` : ''}${carriedQuery(carried)}&step=base`;
/** The offer such an address names, or null. */
export const offerIn = (params: URLSearchParams): Offer | null => {
  const periodId = idInAddress(params.get('periodId'));
  const category = params.get('category');
  if (Number.isNaN(periodId) || !category) return null;
  return {
    periodId,
    category,
    demandId: idInAddress(params.get('demandId')) || null,
    carried: carriedIn(params),
  };
};

export const applicationPath = (id: number): string => `${LIST_PATH}/${id}`;

/** A step of the form; with a field, focus goes there on arrival; from the check, there is a way back to it. */
export const stepPath = (id: number, step: Step, field?: string, from?: 'check'): string =>
  `${applicationPath(id)}?step=${step}${from ? `&from=${from}` : ''}${field ? `#${encodeURIComponent(field)}` : ''}`;

export const viewPath = (
  id: number,
  view: 'receipt' | 'precheck' | 'people' | 'comments' | 'confirmations' | 'offline' | 'print',
): string => `${applicationPath(id)}?view=${view}`;

export const isStep = (value: string | null): value is Step => STEPS.includes(value as Step);

/** Where the result of a stage is written and read. */
export const resultPath = (id: number, milestone: Milestone): string =>
  `/innovation/result/${id}?milestone=${milestone}`;

import { STEPS, type Step } from '@contract/enums';
import type { Milestone } from '@contract/result-choices';
import type { Fields } from '@contract/rules/draft-fields';
import { idInAddress } from '@contract/rules/number-in-address';
import { carriedIn, carriedQuery } from '@/pages/innovation/parts/carried-answers';

export const LIST_PATH = '/innovation/myProjects';
export const NEW_PATH = `${LIST_PATH}/new`;

/** What a new application is for, chosen before its form opens. */
export interface Offer {
  periodId: number;
  category: string;
  /** The demand that the application answers. */
  demandId: number | null;
  /** Answers given before the draft existed (see `carriedIn`). */
  carried?: Fields;
}

/** 新建申报, starting from one of the reader's earlier applications. */
export const fromEarlierPath = (id: number, category: string | null): string =>
  `${NEW_PATH}?earlier=${id}${category ? `&category=${encodeURIComponent(category)}` : ''}`;

/** Where an invited person answers; links and QR codes lead here. */
export const INVITED_PATH = `${LIST_PATH}/join`;
export const invitedAddress = (code: string): string => `${INVITED_PATH}?code=${code}`;

/** Where a project member confirms what the form says about them. */
export const confirmAddress = (code: string): string => `${LIST_PATH}/confirm?code=${code}`;

/** Where a person asked to lead a project reads the request and answers. */
export const leadPath = (id: number): string => `/user/myProjects/${id}#changes`;

/** Takes the place of the id of an application that is not created yet. */
export const UNMADE = 'draft';
/** The form of an application that is not created yet; its first edit creates it. */
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

/** Address of a step; `field` gets the focus on arrival, `from` adds a link back to the check. */
export const stepPath = (id: number, step: Step, field?: string, from?: 'check'): string =>
  `${applicationPath(id)}?step=${step}${from ? `&from=${from}` : ''}${field ? `#${encodeURIComponent(field)}` : ''}`;

export const viewPath = (
  id: number,
  view: 'receipt' | 'precheck' | 'people' | 'comments' | 'confirmations' | 'offline' | 'print',
): string => `${applicationPath(id)}?view=${view}`;

export const isStep = (value: string | null): value is Step => STEPS.includes(value as Step);

/** Address of a stage result, for writing and reading. */
export const resultPath = (id: number, milestone: Milestone): string =>
  `/innovation/result/${id}?milestone=${milestone}`;

import { STEPS, type Step } from '@contract/enums';

export const LIST_PATH = '/innovation/myProjects';
export const NEW_PATH = `${LIST_PATH}/new`;

export const applicationPath = (id: number): string => `${LIST_PATH}/${id}`;

/** A step of the form; with a field, focus goes there on arrival; from the check, there is a way back to it. */
export const stepPath = (id: number, step: Step, field?: string, from?: 'check'): string =>
  `${applicationPath(id)}?step=${step}${from ? `&from=${from}` : ''}${field ? `#${encodeURIComponent(field)}` : ''}`;

export const viewPath = (id: number, view: 'receipt' | 'precheck'): string =>
  `${applicationPath(id)}?view=${view}`;

export const isStep = (value: string | null): value is Step => STEPS.includes(value as Step);

import type { FieldHistoryRow, HistoryQuery } from '@contract/draft';
import type { SpaceKind } from '@contract/learning-choices';
import type { Milestone } from '@contract/result-choices';
import { call } from '@/request/call';

/** Former values of the fields of one record, newest first; the same interface for every kind of draft. */
export type ListHistory = (query: HistoryQuery) => Promise<{ list: FieldHistoryRow[]; total: number }>;

const quiet = { shownBy: 'section' } as const;

export const applicationHistory =
  (id: number): ListHistory =>
  (query) =>
    call('GET /prod-api/cms/apply/{id}/history', { params: { id }, query, ...quiet });

export const demandHistory =
  (id: number): ListHistory =>
  (query) =>
    call('GET /prod-api/cms/demand/{id}/history', { params: { id }, query, ...quiet });

export const achievementHistory =
  (id: number): ListHistory =>
  (query) =>
    call('GET /prod-api/cms/achi/{id}/history', { params: { id }, query, ...quiet });

export const resultHistory =
  (id: number, milestone: Milestone): ListHistory =>
  (query) =>
    call('GET /prod-api/cms/result/{id}/{milestone}/history', { params: { id, milestone }, query, ...quiet });

export const scoreHistory =
  (id: number): ListHistory =>
  (query) =>
    call('GET /prod-api/cms/review/{id}/score/history', { params: { id }, query, ...quiet });

export const contentHistory =
  (id: number): ListHistory =>
  (query) =>
    call('GET /prod-api/cms/content/{id}/draft/history', { params: { id }, query, ...quiet });

/** `null` reads the draft of the course or project that is not opened yet. */
export const spaceHistory =
  (kind: SpaceKind, id: number | null): ListHistory =>
  (query) =>
    id === null
      ? call('GET /api/learning/drafts/{kind}/history.json', { params: { kind }, query, ...quiet })
      : call('GET /api/learning/spaces/{id}/draft/history.json', { params: { id }, query, ...quiet });

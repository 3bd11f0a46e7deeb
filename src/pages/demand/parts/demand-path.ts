/** The same screens stand in the public area and in the user's own; links stay where the reader is. */
const demandBase = (): string => (location.pathname.startsWith('/user/') ? '/user/demand' : '/demand');

/** The place of the conversations on that page. */
export const REPLIES = 'demand-replies';

export const formPath = (id: number | 'new'): string => `${demandBase()}/${id}`;

/** A new one, with what an earlier one asked for. */
export const afterPath = (id: number): string => `${formPath('new')}?sourceId=${id}`;

export const detailPath = (id: number): string => `${demandBase()}/detail/${id}`;

/** The conversations about a demand, where its owner answers. */
export const repliesPath = (id: number): string => `${detailPath(id)}#${REPLIES}`;

/** Where my demands are listed, whichever area the reader is in. */
export const MINE = '/user/demand';

/** The same pages exist in the public area and in the personal centre; links keep the reader in the current area. */
const demandBase = (): string => (location.pathname.startsWith('/user/') ? '/user/demand' : '/demand');

/** Id of the conversations section on the demand's page. */
export const REPLIES = 'demand-replies';

export const formPath = (id: number | 'new'): string => `${demandBase()}/${id}`;

/** Address of a new demand copied from an earlier one. */
export const afterPath = (id: number): string => `${formPath('new')}?sourceId=${id}`;

export const detailPath = (id: number): string => `${demandBase()}/detail/${id}`;

/** Address of the conversations about a demand, where its owner answers. */
export const repliesPath = (id: number): string => `${detailPath(id)}#${REPLIES}`;

/** My demands, in either area. */
export const MINE = '/user/demand';

/** The same pages exist in the public area and in the personal centre; links keep the reader in the current area. */
export const achiBase = (): string => (location.pathname.startsWith('/user/') ? '/user/achi' : '/achi');

export const ownPath = (id: number | 'new'): string => `${achiBase()}/mine/detail/${id}`;

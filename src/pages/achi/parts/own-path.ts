/** The same screens stand in the public area and in the user's own; links stay where the reader is. */
export const achiBase = (): string => (location.pathname.startsWith('/user/') ? '/user/achi' : '/achi');

export const ownPath = (id: number | 'new'): string => `${achiBase()}/mine/detail/${id}`;

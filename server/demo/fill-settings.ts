import type { Transaction } from '@server/db/database';

const SETTINGS = {
  'site.contact': {
    phone: '0791-0000 0000',
    hours: '工作日 9:00—12:00，13:30—18:00',
    host: '开创专项办公室',
    support: '开创专项平台组',
  },
};

export const fillSettings = async (tx: Transaction): Promise<void> => {
  await tx
    .insertInto('setting')
    .values(Object.entries(SETTINGS).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute();
};

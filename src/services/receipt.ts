import { call } from '@/request/call';

export const verifyReceipt = (code: string) =>
  call('GET /prod-api/cms/open/verify/{code}', { params: { code }, shownBy: 'page' });

export const downloadReceipt = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/receipt.pdf', {
    params: { id },
    autoDownload: true,
    shownBy: 'button',
  });

export const fetchChecker = () => call('GET /prod-api/cms/open/receipt/checker', { shownBy: 'button' });

export const fetchReceiptDays = (pageNum: number, pageSize: number) =>
  call('GET /prod-api/cms/open/receipt/days', { query: { pageNum, pageSize }, shownBy: 'page' });

import type { EditorContent } from '@/services/admin-content';
import { contentFromForm, contentToForm } from './form-value';

it('an unchanged form sends back what was loaded', () => {
  const written = {
    cmsTypeKey: 'policyDoc' as const,
    title: '管理办法',
    summary: '摘要',
    body: '# 正文',
    publisher: '开创专项办公室',
    docNo: '开专办〔2026〕17 号',
    topic: null,
    pinned: true,
    state: 'published' as const,
    publishAt: '2026-09-01T09:00:00+08:00',
    expireAt: null,
    changeNote: null,
  };
  const loaded: EditorContent = {
    ...written,
    id: 3,
    version: 4,
    createTime: '2026-09-01T09:00:00+08:00',
    updateTime: '2026-09-01T09:00:00+08:00',
    views: 9,
    attachments: [],
  };

  expect(contentFromForm(contentToForm(loaded), ['a'])).toEqual({ ...written, files: ['a'] });
});

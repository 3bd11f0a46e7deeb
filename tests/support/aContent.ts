import type { Content, ContentRow } from '@contract/content';

/** A row of a public list; name only what the test is about. */
export const aContentRow = (facts: Partial<ContentRow> = {}): ContentRow => ({
  id: 7,
  cmsTypeKey: 'policyDoc',
  title: '专项经费使用与决算规定',
  summary: '开支范围、调剂与决算。',
  publisher: '开创专项办公室',
  docNo: '开专办〔2026〕14 号',
  topic: '经费',
  pinned: false,
  publishAt: '2026-09-30T09:00:00+08:00',
  updateTime: '2026-09-30T09:00:00+08:00',
  version: 0,
  views: 12,
  attachments: [],
  bodyHtml: null,
  ...facts,
});

export const aFile = (name = '项目预算测算表.docx') => ({
  name,
  size: 11_702,
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  url: `/prod-api/cms/open/files/${encodeURIComponent(name)}`,
});

/** A whole text with two chapters. */
export const aContent = (facts: Partial<Content> = {}): Content => ({
  ...aContentRow(),
  bodyHtml:
    '<h2 id="s1">第一章 总则</h2><p>为规范经费，制定<a href="/policyDoc/1">本规定</a>。</p><h2 id="s2">第二章 开支</h2><p>专款专用。</p>',
  outline: [
    { id: 's1', level: 2, text: '第一章 总则' },
    { id: 's2', level: 2, text: '第二章 开支' },
  ],
  previous: { id: 6, title: '开创专项申报指南' },
  next: null,
  versions: [{ version: 0, note: '', at: '2026-09-30T09:00:00+08:00' }],
  ...facts,
});

import { PROMISES } from '@contract/enums';
import { flatten, namedFiles } from '@contract/rules/draft-fields';
import { fieldLabel } from '@contract/rules/field-labels';
import { blocker, type FormalityRule } from './check';

export const filesRules: readonly FormalityRule[] = [
  {
    id: 'files.materials',
    section: 'files',
    name: '附件材料齐全',
    article: 13,
    needs: ['period'],
    check: ({ files }, { period }) =>
      (period?.attachments ?? [])
        .filter(({ kind, required }) => required && !files.attachments.some((a) => a.kind === kind && a.file))
        .map(({ kind, label }) => blocker(`files.attachments.${kind}`, 'material', { label })),
  },
  {
    id: 'files.ready',
    section: 'files',
    name: '附件可以打开',
    article: 13,
    needs: ['files'],
    hasSubject: (sections) => namedFiles(flatten(sections)).length > 0,
    check: (sections, { files = [] }) =>
      namedFiles(flatten(sections)).flatMap(({ path, id }) => {
        const file = files.find((known) => known.id === id);
        if (file?.state === 'ready') return [];
        return file?.state === 'uploading'
          ? [blocker(path, 'fileUnfinished', { name: file.name })]
          : [blocker(path, 'fileLost', { label: fieldLabel(path) })];
      }),
  },
  {
    id: 'files.promises',
    section: 'files',
    name: '承诺书',
    article: 9,
    check: ({ files }) =>
      PROMISES.filter((key) => !files[key]).map((key) =>
        blocker(`files.${key}`, 'promise', { label: fieldLabel(`files.${key}`) }),
      ),
  },
];

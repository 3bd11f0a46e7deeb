import type { OpenChange } from '@contract/project-change';
import { changeStateWord, changeWord } from '@contract/rules/project-change';
import { useList } from '@/i18n/useList';
import { useWords } from '@/i18n/useWords';
import { CHANGE_LOOKS } from './record-looks';
import { Tag } from './Tag';

/** The open project changes, each with whom it waits for, shown beside the status of the project. */
export function ChangeTags({ changes = [] }: { changes?: readonly OpenChange[] | undefined }) {
  const say = useWords();
  const join = useList();
  return changes.map((change) => (
    <Tag key={change.kind} {...CHANGE_LOOKS[change.state]} wraps>
      {join([say(changeWord(change)), say(changeStateWord(change.state))], 'pair')}
    </Tag>
  ));
}

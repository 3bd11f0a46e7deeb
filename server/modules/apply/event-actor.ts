import { actorWord } from '@contract/rules/actor-words';
import type { Word } from '@contract/word';
import type { selectEvents } from './event-repository';

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Units and the office act as bodies: whoever is not one of theirs learns no official's name. */
export const eventActor = ({
  actorRole,
  auditUnitName,
  name,
}: Pick<EventRow, 'actorRole' | 'auditUnitName' | 'name'>): Word => {
  if (actorRole === 'unit') return actorWord('unit', auditUnitName);
  if (actorRole === 'office' || actorRole === 'system') return actorWord(actorRole);
  return actorWord('leader', name);
};

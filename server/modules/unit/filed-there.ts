import { type Sentence, say } from '@contract/sentences/sentence';

/** Of one application: who looks after it. */
interface Filed {
  id: number;
  ownerId: number;
  title: string;
}

/** What one of them is told of one application that they filed with a unit: it leads to this one and names it. */
export interface ToldOfFiled {
  accountId: number;
  link: string;
  about: Sentence;
}

export const filedThere = ({ id, ownerId, title }: Filed): ToldOfFiled => ({
  accountId: ownerId,
  link: `/user/myProjects/${id}`,
  about: say('notice.unit.filed', { title }),
});

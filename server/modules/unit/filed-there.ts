import { type Sentence, say } from '@contract/sentences/sentence';

/** A submitted application and its leader. */
interface Filed {
  id: number;
  ownerId: number;
  title: string;
}

/** A notice to a leader about one submitted application, with its link and title. */
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

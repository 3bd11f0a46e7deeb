import { SECTIONS, type Section } from '@contract/enums';
import type { HelperRole } from '@contract/helper-choices';
import { badField } from '@server/errors/app-error';

export interface HelperTask {
  role: HelperRole;
  sections: Section[];
}

/** What somebody is to do: an author has sections, a reader has none. In the order of the form. */
export const taskOf = ({ role, sections }: HelperTask): HelperTask => {
  if (role === 'reader') return { role, sections: [] };
  if (sections.length === 0) throw badField('body.sections', 'apply.invite_sections');
  return { role, sections: SECTIONS.filter((section) => sections.includes(section)) };
};

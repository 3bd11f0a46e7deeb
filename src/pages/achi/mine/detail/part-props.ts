import type { AchievementDraft, OwnAchievement } from '@contract/achievement';
import type { PartForm } from '@/hooks/usePartForm';

/** What each part of the form is given. */
export interface PartProps {
  fields: AchievementDraft;
  set: <K extends keyof AchievementDraft>(field: K, value: AchievementDraft[K]) => void;
  /** Places that hold a text as long as it is no value yet. */
  typed: Pick<PartForm<AchievementDraft>, 'at' | 'put'>;
  errors: Readonly<Record<string, string>>;
  /** What is wrong with such a text: said once its field is left. */
  slips: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: OwnAchievement['files'];
}

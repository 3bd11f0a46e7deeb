import type { AchievementDraft, OwnAchievement } from '@contract/achievement';

/** What each part of the form is given. */
export interface PartProps {
  fields: AchievementDraft;
  set: <K extends keyof AchievementDraft>(field: K, value: AchievementDraft[K]) => void;
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: OwnAchievement['files'];
}

import type { Section } from '@contract/enums';
import { type ComponentType, lazy } from 'react';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';

const LOADERS = {
  base: () => import('@/pages/innovation/myProjects/sections/BaseSection'),
  unit: () => import('@/pages/innovation/myProjects/sections/UnitSection'),
  team: () => import('@/pages/innovation/myProjects/sections/TeamSection'),
  plan: () => import('@/pages/innovation/myProjects/sections/PlanSection'),
  target: () => import('@/pages/innovation/myProjects/sections/TargetSection'),
  budget: () => import('@/pages/innovation/myProjects/sections/BudgetSection'),
  files: () => import('@/pages/innovation/myProjects/sections/FilesSection'),
} satisfies Record<Section, () => Promise<{ default: ComponentType<SectionProps> }>>;

/** Each section is a chunk of its own, so that the budget, for example, does not wait for the upload code. */
export const SECTION_BODIES: Record<Section, ComponentType<SectionProps>> = {
  base: lazy(LOADERS.base),
  unit: lazy(LOADERS.unit),
  team: lazy(LOADERS.team),
  plan: lazy(LOADERS.plan),
  target: lazy(LOADERS.target),
  budget: lazy(LOADERS.budget),
  files: lazy(LOADERS.files),
};

export const fetchSections = (): Promise<unknown>[] => Object.values(LOADERS).map((load) => load());

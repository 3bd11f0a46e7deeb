import type { Section } from '@contract/enums';
import { type ComponentType, lazy } from 'react';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';

/** Each section is a chunk of its own: whoever opens the budget does not wait for the uploads. */
export const SECTION_BODIES: Record<Section, ComponentType<SectionProps>> = {
  base: lazy(() => import('@/pages/innovation/myProjects/sections/BaseSection')),
  unit: lazy(() => import('@/pages/innovation/myProjects/sections/UnitSection')),
  team: lazy(() => import('@/pages/innovation/myProjects/sections/TeamSection')),
  plan: lazy(() => import('@/pages/innovation/myProjects/sections/PlanSection')),
  target: lazy(() => import('@/pages/innovation/myProjects/sections/TargetSection')),
  budget: lazy(() => import('@/pages/innovation/myProjects/sections/BudgetSection')),
  files: lazy(() => import('@/pages/innovation/myProjects/sections/FilesSection')),
};

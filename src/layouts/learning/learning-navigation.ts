import type { NavEntry } from '@/layouts/main/navigation';

/** Parts of the learning area. */
export const LEARNING_NAVIGATION: NavEntry[] = [
  { label: 'shell.nav.courses.label', path: '/learning', area: '/learning/courses' },
  { label: 'shell.nav.learningProjects.label', path: '/learning/projects', area: '/learning/projects' },
  { label: 'shell.nav.myLearning.label', path: '/learning/mine', area: '/learning/mine' },
];

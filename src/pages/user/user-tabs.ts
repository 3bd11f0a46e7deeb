import type { USER_TABS } from '@contract/rules/page-tabs';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Panel = LazyExoticComponent<ComponentType>;

type UserTab = (typeof USER_TABS)[number];

/** Each panel is a chunk of its own, so that the overview does not load the forms. */
const PANELS: Record<UserTab, Panel> = {
  certification: lazy(() => import('./certification/CertificationCentre')),
  account: lazy(() => import('./settings/BasicInfoPanel')),
  security: lazy(() => import('./security/SecurityPanel')),
  sessions: lazy(() => import('./security/SessionsPanel')),
  notices: lazy(() => import('./settings/NoticesPanel')),
  data: lazy(() => import('./settings/OwnDataPanel')),
  members: lazy(() => import('./members/MembersPanel')),
};

const isUserTab = (key: string): key is UserTab => Object.hasOwn(PANELS, key);

/** The panel of `/user?tab=`; null, for the overview, if there is no such tab. */
export const panelOf = (key: string): Panel | null => (isUserTab(key) ? PANELS[key] : null);

import type { Permission } from '../../contract/permissions';

/** What the frame around a page shows where that differs from the default: flags of the model `global`. */
interface RouteFrame {
  showHeader?: boolean;
  showFooter?: boolean;
  showHeaderFooter?: boolean;
  showHeaderFixed?: boolean;
  onlyShowBackTop?: boolean;
  onlyShowBackTopIcons?: boolean;
  showQuestionBackTop?: boolean;
}

/** A row of the route table. Group layouts have no path: a path on a group blanks the app. */
export interface AppRoute {
  path?: string;
  component?: string;
  redirect?: string;
  routes?: AppRoute[];
  /** A flag of src/access.ts; children inherit it. */
  access?: 'signedIn' | 'staff' | 'permitted';
  /** The permission string that `access: 'permitted'` asks for. */
  permission?: Permission;
  /** Message id of the page's title; the page may replace it once it knows its record. */
  title?: string;
  /** The flags of a row are merged into those of the groups around it. */
  frame?: RouteFrame;
}

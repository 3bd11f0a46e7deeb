import type { Permission } from '../../contract/permissions';

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
}

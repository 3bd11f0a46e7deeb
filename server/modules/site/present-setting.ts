import type { Calls } from '@contract/endpoints';
import { VERSION } from '@contract/version';
import type { Settings, SystemUpdate } from './service';

type Setting = Calls['GET /api/setting.json']['answer']['setting'];
type Update = Calls['GET /api/users/system_update.json']['answer'];

export const presentSetting = (settings: Settings, demo: boolean): Setting => ({
  name: settings['site.name'],
  nav_logo_url: settings['site.nav_logo'],
  login_logo_url: settings['site.login_logo'],
  tab_logo_url: settings['site.tab_logo'],
  navbar: settings['site.navbar'],
  footer: settings['site.footer'],
  main_site: settings['site.main'],
  contact: settings['site.contact'],
  demo,
  version: VERSION,
});

/**
 * Announced until it is over (req:calls-system-update); `system_score` is the old service's name for the notice's
 * text.
 */
export const presentSystemUpdate = (update: SystemUpdate | null, now: Date): Update =>
  update && Date.parse(update.endTime) > now.getTime()
    ? {
        system_update: true,
        system_score: update.notes.trimEnd(),
        subject: update.subject,
        start_time: update.startTime,
        end_time: update.endTime,
      }
    : { system_update: false };

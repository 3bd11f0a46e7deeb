/** The pictures of the site, with their largest size on a page in pixels. */
export const SITE_PICTURES = {
  nav_logo: { width: 240, height: 26 },
  login_logo: { width: 320, height: 64 },
  tab_logo: { width: 64, height: 64 },
} as const;
export type SitePicture = keyof typeof SITE_PICTURES;
export const SITE_PICTURE_KINDS = Object.keys(SITE_PICTURES) as SitePicture[];

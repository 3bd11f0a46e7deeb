/** Length limits in 字 for the texts of the site settings and of the update notice. */
export const SITE_LIMITS = {
  name: { min: 1, max: 60 },
  footer: { max: 2000 },
  contact: {
    phone: { max: 40 },
    hours: { max: 60 },
    host: { max: 80 },
    support: { max: 80 },
  },
  navName: { min: 1, max: 40 },
  navLink: { min: 1, max: 300 },
  subject: { min: 2, max: 255 },
  notes: { max: 2000 },
} as const;

/** An entry of a dictionary: its type, the value that records store, and the label that is shown. */
export const DICT_LIMITS = {
  type: { min: 2, max: 100 },
  value: { min: 1, max: 100 },
  label: { min: 1, max: 100 },
} as const;

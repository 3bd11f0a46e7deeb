/** The mark of the site: a ruler with a raised needle, as on the stage rail. */
export const BrandMark = () => (
  <svg
    width={26}
    height={26}
    viewBox="0 0 26 26"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M2 19h22M2 19v-6M7.5 19v-3M13 19V5M18.5 19v-3M24 19v-6" />
    <circle cx="13" cy="5" r="2.2" fill="currentColor" />
  </svg>
);

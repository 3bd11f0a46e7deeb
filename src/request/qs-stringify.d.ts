/** The writing half of qs alone: its entry brings the reading half along. */
declare module 'qs/lib/stringify' {
  import { stringify } from 'qs';
  export default stringify;
}

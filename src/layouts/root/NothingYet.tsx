/** Rendered by React before the initial state has loaded, while the splash of index.html covers the page. */
export default function NothingYet() {
  return null;
}

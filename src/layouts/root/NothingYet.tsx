/** What React shows before the initial state has loaded: the splash of index.html stands in front. */
export default function NothingYet() {
  return null;
}

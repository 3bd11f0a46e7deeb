/** Where a dragged file is: undefined outside, `page` over the page, `field` over the field itself. */
export type DragPlace = 'page' | 'field' | undefined;

/** A field that takes files. */
interface Zone {
  holds: (target: Node) => boolean;
  show: (place: DragPlace) => void;
  take: (files: File[]) => void;
}

const zones = new Set<Zone>();

const zoneUnder = ({ target }: DragEvent): Zone | undefined =>
  target instanceof Node ? [...zones].find((zone) => zone.holds(target)) : undefined;

const showAll = (under: Zone | undefined, elsewhere: DragPlace): void => {
  for (const zone of zones) zone.show(zone === under ? 'field' : elsewhere);
};

/** Outside the fields a browser would open the file in place of the page, losing what was typed into it. */
const move = (event: DragEvent): void => {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types?.includes('Files')) return;
  event.preventDefault();
  const under = zoneUnder(event);
  dataTransfer.dropEffect = under ? 'copy' : 'none';
  showAll(under, 'page');
};

/** `relatedTarget` is the next element under the pointer; it is null when the file leaves the window. */
const leave = ({ relatedTarget }: DragEvent): void => {
  if (relatedTarget === null) showAll(undefined, undefined);
};

const drop = (event: DragEvent): void => {
  showAll(undefined, undefined);
  const files = [...(event.dataTransfer?.files ?? [])];
  if (event.defaultPrevented || files.length === 0) return;
  event.preventDefault();
  zoneUnder(event)?.take(files);
};

const LISTENERS = [
  ['dragover', move],
  ['dragleave', leave],
  ['drop', drop],
] as const;

/** While a page has a field for files, a file that is dropped beside it is not opened by the browser. */
export function addZone(zone: Zone): () => void {
  if (zones.size === 0) for (const [name, listen] of LISTENERS) document.addEventListener(name, listen);
  zones.add(zone);
  return () => {
    zones.delete(zone);
    if (zones.size > 0) return;
    for (const [name, listen] of LISTENERS) document.removeEventListener(name, listen);
  };
}

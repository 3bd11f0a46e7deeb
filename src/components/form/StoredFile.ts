/** A file that the service holds, as a form lists it; the size in bytes. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

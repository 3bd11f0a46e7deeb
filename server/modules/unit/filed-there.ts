/** Of one application: who looks after it. */
interface Filed {
  id: number;
  ownerId: number;
}

/** Where each of them finds what they filed with a unit: the one application, or their list where there are several. */
export const filedThere = (filed: readonly Filed[]): Map<number, string> => {
  const places = new Map<number, string>();
  for (const { id, ownerId } of filed)
    places.set(ownerId, places.has(ownerId) ? '/user/myProjects' : `/user/myProjects/${id}`);
  return places;
};

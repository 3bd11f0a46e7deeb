/** Address of a letter, the same for everybody who may read it. */
export const letterPath = (id: number, letterId: number): string =>
  `/innovation/myProjects/${id}?view=letter&letter=${letterId}`;

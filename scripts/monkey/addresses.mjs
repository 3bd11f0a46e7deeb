/** Where a walk may begin: the pages that a person may open, of whichever role. */

/** The rows of the route table that show a page, with the access that they inherit. */
const pagesOf = (rows, inherited = {}) =>
  rows.flatMap(({ path, component, routes = [], access = inherited.access, permission }) => [
    ...(path && component ? [{ path, access, permission }] : []),
    ...pagesOf(routes, { access }),
  ]);

const mayOpen = ({ access, permission }, held, opensAdmin) => {
  if (access === 'staff') return opensAdmin(held);
  if (access === 'permitted') return held.includes('*:*:*') || held.includes(permission);
  return true;
};

const rightsOf = async (ask) => (await ask('/prod-api/system/user/getInfo')).permissions;

/**
 * Their addresses. Whoever is signed in begins at the pages that ask for it; the public ones lie within reach. A page of
 * a record that this person has none of is left out.
 */
export async function addressesOf({ stops, routes, opensAdmin }, isVisitor, ask) {
  const pages = new Map(pagesOf(routes).map((page) => [page.path, page]));
  const held = isVisitor ? [] : await rightsOf(ask);
  const own = stops.filter(({ path }) => {
    const page = pages.get(path);
    return page && (isVisitor ? !page.access : Boolean(page.access) && mayOpen(page, held, opensAdmin));
  });
  const found = await Promise.all(own.map(({ find }) => find(ask).catch(() => null)));
  return [...new Set(found.flatMap((place) => (place ? [place.address] : [])))];
}

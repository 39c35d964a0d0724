import { findAll, type CheckedFinding } from '../scripts/content/check/all-checks.ts';
import { examplePrefix } from '../scripts/content/check/review.ts';
import { findingInRomanian } from '../src/content/check/content-finding.ts';
import { byId, isLink, type Space } from '../src/content/source/space.ts';

/**
 * A field that waits until somebody changes it or confirms `name`: it may be old since another language's text was changed,
 * it says the same in two languages, it is an example, or a place in it is to be filled in.
 */
export type Waiting = {
  kind: NonNullable<CheckedFinding['waits']>;
  entry: string;
  field: string;
  locale: string;
  name: string;
  message: string;
};

/** Where a picture is displayed, whose description is a text of its own. */
function placeOfPicture(asset: string, { entries }: Space) {
  const places = entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).map(([field, values]) => ({ entry: sys.id, field, links: Object.values(values) })),
  );
  const found = places.find(({ links }) =>
    links.some((link) => isLink(link) && link.sys.linkType === 'Asset' && link.sys.id === asset),
  );
  return found && { entry: found.entry, field: found.field };
}

export async function waitingIn(space: Space): Promise<Waiting[]> {
  const assets = byId(space.assets);
  const all = (await findAll(space, ({ waits }) => waits !== undefined)).flatMap(({ finding, waits }) => {
    const { entry, field, locale } = finding.place;
    const place = assets.has(entry) ? placeOfPicture(entry, space) : { entry, field };
    if (!waits || !place || (assets.has(entry) && field !== 'description')) return [];
    const name = `${waits === 'example' ? examplePrefix : ''}${entry}.${field}`;
    return [{ kind: waits, ...place, locale, name, message: findingInRomanian(finding) }];
  });
  const keyOf = ({ kind, entry, field, locale, name }: Waiting) =>
    [kind, entry, field, locale, name].join(' ');
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

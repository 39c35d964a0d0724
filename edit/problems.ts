import { findAll, stopsDeploy } from '../scripts/content/check/all-checks.ts';
import { findingInRomanian, type ContentFinding } from '../src/content/check/content-finding.ts';
import { byId, type Space } from '../src/content/source/space.ts';
import { nameOf } from './words.ts';

/** `name` is the place in editors' words. */
export type Problem = { entry: string; field: string; locale: string; name: string; message: string };

export function problemsOf(findings: ContentFinding[], space: Space): Problem[] {
  const entries = byId(space.entries);
  return findings.map((finding) => {
    const { entry: id, field, locale } = finding.place;
    const entry = entries.get(id);
    const name = entry ? nameOf(entry, field, space) : '';
    return { entry: id, field, locale, name, message: findingInRomanian(finding) };
  });
}

/** What a deploy of a space would refuse. */
export async function whatStops(space: Space): Promise<Problem[]> {
  const found = await findAll(space, stopsDeploy);
  return problemsOf(
    found.map(({ finding }) => finding),
    space,
  );
}

import type { ContentTypeId } from '../../../../model/site-content.ts';
import type { Finding } from '../../finding.ts';
import { hasPart, type OptionalPart } from '../../optional-parts.ts';
import { shownSpace } from '../../shown-space.ts';
import type { Space } from '../../space.ts';
import { findOrphanEntries } from '../unused-content.ts';
import { findingAt, textsOf, type WrittenText } from '../written-texts.ts';

type Named = {
  /** What a part is called, in every language. */
  words: string;
  /** The fields that are shown only with the part. */
  own: Partial<Record<ContentTypeId, string[]>>;
};

const named: Partial<Record<OptionalPart, Named>> = {
  films: {
    words: 'un film|filmul\\p{L}*|filme\\p{L}*|films|(?:the|our|this) film|YouTube',
    own: { general: ['playFilm', 'filmNote', 'hostedFilmNote'] },
  },
  donation: { words: 'donăm|donați\\p{L}*|we donate|donations?', own: {} },
  siblingDiscount: {
    words:
      'reducer\\p{L}+ pentru fra[țt]\\p{L}+|al (?:doilea|treilea) copil|sibling discounts?|(?:second|third) child',
    own: { offerConditions: ['siblingTitle', 'siblingConditions'], familyEstimate: ['rule', 'excluded'] },
  },
  packages: {
    words: 'pachet\\p{L}*|packages?|promoți\\p{L}*|promotions?',
    own: {
      homePackage: ['title', 'lead', 'linkLabel'],
      promoPackages: ['title', 'lead'],
      offerConditions: ['packagesTitle', 'packageConditions'],
      contactForm: ['package', 'noPackage'],
    },
  },
  messagingApp: { words: 'WhatsApp|Viber|Telegram|Messenger', own: {} },
  socialPages: { words: 'Facebook|Instagram', own: {} },
  partners: { words: 'partener\\p{L}*|partners?', own: { footer: ['partnersTitle'] } },
};

const names = Object.keys(named) as OptionalPart[];

/** What visitors read, without the fields of parts that are absent and what these alone lead to. */
function shownTexts(space: Space, absent: OptionalPart[]): WrittenText[] {
  const entries = space.entries.map((entry) => {
    const type = entry.sys.contentType.sys.id as ContentTypeId;
    const hidden = new Set(absent.flatMap((part) => named[part]?.own[type] ?? []));
    const fields = Object.entries(entry.fields).filter(([field]) => !hidden.has(field));
    return { ...entry, fields: Object.fromEntries(fields) };
  });
  const unreached = new Set(findOrphanEntries({ ...space, entries }).map(({ sys }) => sys.id));
  return textsOf({ ...space, entries, assets: [] }).filter(({ entry }) => !unreached.has(entry));
}

/** Texts that name a part the clinic does not have. A word may mean something else, so these only warn. */
export function findNamesOfAbsentParts(written: Space): Finding[] {
  const space = shownSpace(written);
  const absent = names.filter((part) => !hasPart(space, part));
  const texts = shownTexts(space, absent);
  return absent.flatMap((part) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${named[part]?.words})(?!\\p{L})`, 'iu');
    return texts.flatMap((found) => {
      const [name] = pattern.exec(found.text.replace(/<[^>]*>/g, ' ')) ?? [];
      const message = `It names "${name}", and the site has no such part; leave it out, or mark it: {${part}: …}.`;
      return name ? [findingAt(found, message)] : [];
    });
  });
}

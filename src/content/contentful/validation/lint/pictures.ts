import { languages, localeOf } from '../../../../language/languages.ts';
import type { ContentTypeId } from '../../../site-content.ts';
import type { Finding } from '../../finding.ts';
import { defaultLocaleOf } from '../../mapping/space-index.ts';
import { byId, isLink, type Asset, type Space } from '../../space.ts';

/** Every picture field: whether its picture says something, or only accompanies the text beside it. */
export const pictureFields: Partial<Record<ContentTypeId, Record<string, 'says' | 'accompanies'>>> = {
  home: {
    heroPicture: 'says',
    heroPictureSmall: 'says',
    heroLamp: 'accompanies',
    noFearPicture: 'says',
  },
  donation: { picture: 'says' },
  about: { picture: 'says' },
  firstVisitPage: { picture: 'says' },
  storyScene: { picture: 'says' },
  contactPage: { placePicture: 'says' },
  pricesPage: { heroPicture: 'says' },
  service: { picture: 'says', stepsPicture: 'accompanies' },
  doctor: { picture: 'says' },
  partner: { logo: 'says' },
  feature: { picture: 'accompanies' },
  video: { poster: 'accompanies' },
  package: { picture: 'accompanies' },
  articleTeaser: { picture: 'accompanies' },
  emergencySituation: { picture: 'accompanies' },
};

const describes = (asset: Asset, locale: string) =>
  String(asset.fields['description']?.[locale] ?? '').trim() !== '';

export function findUndescribedPictures(space: Space): Finding[] {
  const defaultLocale = defaultLocaleOf(space);
  const assets = byId(space.assets);
  return space.entries.flatMap((entry) => {
    const contentType = entry.sys.contentType.sys.id;
    const fields = Object.entries(pictureFields[contentType as ContentTypeId] ?? {});
    return fields.flatMap(([field, role]) => {
      const link = entry.fields[field]?.[defaultLocale];
      const asset = isLink(link) ? assets.get(link.sys.id) : undefined;
      if (role === 'accompanies' || !asset) return [];
      return languages
        .map(localeOf)
        .filter((locale) => !describes(asset, locale))
        .map((locale) => {
          const message = `The picture "${asset.sys.id}" has no description; write in its "Description" what it shows.`;
          return { entry: entry.sys.id, contentType, field, locale, message };
        });
    });
  });
}

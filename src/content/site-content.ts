/**
 * The words and facts of the site in one language: one schema per content type of the space, and their types.
 * Field names are the Contentful field ids. Links are already resolved, so a linked entry stands where its link stood.
 */
import * as v from 'valibot';
import { routeNames } from '../routing/route-names.ts';
import { sanitizeHtml } from './html.ts';
import { placeholders, unknownPlaceholders } from './placeholders.ts';

/** Whether HTML says anything once its tags are taken away. */
const hasText = (markup: string) => markup.replace(/<[^>]*>/g, '').trim() !== '';

const text = v.pipe(v.string('Write a text.'), v.trim(), v.nonEmpty('Write a text; it is empty.'));
const html = v.pipe(
  text,
  v.transform(sanitizeHtml),
  v.check(hasText, 'Write text with the allowed tags; nothing is left of this HTML once it is sanitised.'),
  v.brand('Html'),
);
const index = v.pipe(v.number('Write a whole number.'), v.integer(), v.minValue(0));
const slug = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.'),
);
const url = v.pipe(
  text,
  v.url('Write a complete address, beginning with https://.'),
  v.startsWith('https://', 'Begin with https://.'),
);
const email = v.pipe(text, v.email('Write an e-mail address.'));
const clockTime = v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time of day as 08:00.'));
const ground = v.picklist(
  ['sky', 'peach', 'dew', 'blush', 'fir', 'frost'],
  'Choose one of the colours of the list.',
);
const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, 'Add at least one.'));

/** An asset: address, size in CSS pixels (0 when it is not an image), and its description, which is the picture's alternative text. */
export const fileSchema = v.object({
  url: text,
  contentType: text,
  width: v.number(),
  height: v.number(),
  description: v.string(),
});

const pageMeta = v.object({ title: text, description: text });
/** A short titled text: a step of the first visit, a promise. */
const textBlock = v.object({ title: text, text });
/** One of the home page's tiles. */
const feature = v.object({ title: text, text, picture: fileSchema, ground });
const video = v.object({
  title: text,
  poster: fileSchema,
  /** A file of the site's own, or the id of a hosted video; the file wins when both are set. */
  file: v.optional(fileSchema),
  hostedVideoId: v.optional(v.pipe(text, v.regex(/^[\w-]{6,20}$/, 'Write only the id of the video.'))),
  ground,
});
/** What visitors call it; they see a word only when they found something by it. */
const searchWords = v.optional(v.array(text));
const priceItem = v.pipe(
  v.object({
    label: text,
    searchWords,
    /** RON */
    priceStart: v.pipe(v.number('Write an amount in RON.'), v.minValue(1)),
    /** RON; absent for a single price */
    priceEnd: v.optional(v.number('Write an amount in RON, or leave it empty.')),
  }),
  v.forward(
    v.check(
      (item) => item.priceEnd === undefined || item.priceEnd > item.priceStart,
      'The end of the price range must be greater than its start.',
    ),
    ['priceEnd'],
  ),
);
const priceCategory = v.object({
  key: text,
  slug,
  title: text,
  searchWords,
  index,
  items: list(priceItem),
});
const service = v.object({
  serviceName: text,
  serviceUrl: slug,
  index,
  lead: text,
  serviceDescription: html,
  picture: fileSchema,
  ground,
  serviceVideo: v.optional(video),
  priceCategory,
  meta: pageMeta,
});
const doctor = v.object({
  name: text,
  role: text,
  quote: text,
  caption: text,
  registrationNumber: text,
  picture: v.optional(fileSchema),
});
const packageItem = v.object({ leftInfo: text, rightInfo: text });
const dentalPackage = v.object({
  title: text,
  shortTitle: text,
  index,
  /** One sentence for the home page's card. */
  summary: text,
  contentTitle: text,
  priceLabel: text,
  priceLabelSuffix: text,
  cta: text,
  leftTitle: text,
  rightTitle: text,
  items: list(packageItem),
  picture: fileSchema,
  ground,
});
const legalHtml = v.pipe(
  html,
  v.check(
    (markup) => unknownPlaceholders(markup).length === 0,
    `Write a name in braces only for one of these: ${placeholders.join(', ')}.`,
  ),
);
const legalSection = v.object({ sectionTitle: text, index, sectionDescription: legalHtml });
/** A page of numbered sections of text: terms, privacy, accessibility. */
const legalPage = v.object({
  title: text,
  lead: text,
  updated: text,
  sectionsLabel: text,
  sections: list(legalSection),
  meta: pageMeta,
});
const articleTeaser = v.object({ title: text, ctaLabel: text, picture: fileSchema, ground });
const partner = v.object({ name: text, link: url, logo: fileSchema });
const menuLink = v.pipe(
  v.object({
    label: text,
    icon: v.optional(v.picklist(['phone', 'mail', 'pin', 'clock', 'calendar', 'gift', 'chat'])),
    goToPath: v.picklist(routeNames, 'Choose one of the pages of the list.'),
    /** Which service, when the page is `service`; only its slug is kept. */
    service: v.optional(
      v.pipe(
        v.object({ serviceUrl: slug }),
        v.transform((linked) => linked.serviceUrl),
      ),
    ),
  }),
  v.forward(
    v.check(
      (link) => (link.goToPath === 'service') === (link.service !== undefined),
      'Link a service exactly when the page is "service".',
    ),
    ['service'],
  ),
);
const footerBlock = v.object({ title: text, items: list(menuLink) });

/** Content types that hold one entry each, by content type id: the text groups and the contact details. */
export const groupSchemas = {
  general: v.object({
    skipToContent: text,
    callToAction: text,
    callAt: text,
    logoLabel: text,
    currency: text,
    playFilm: text,
    filmNote: text,
    hostedFilmNote: text,
  }),
  navigation: v.object({
    home: text,
    services: text,
    prices: text,
    aboutUs: text,
    contact: text,
    blog: text,
    mainMenu: text,
    mobileMenu: text,
    openMenu: text,
    closeMenu: text,
    currentLanguage: text,
  }),
  contactDetails: v.object({
    clinicName: text,
    clinicShortName: text,
    phoneString: text,
    phoneNumber: v.pipe(text, v.regex(/^\+\d{7,15}$/, 'Write the number as +40700000000.')),
    email,
    dataProtectionEmail: email,
    street: text,
    locality: text,
    building: text,
    countryCode: v.pipe(text, v.length(2)),
    mapUrl: url,
    messagingAppName: text,
    messagingAppUrl: url,
    messagingLabel: text,
    facebookUrl: v.optional(url),
    instagramUrl: v.optional(url),
    weekdays: text,
    weekdayHours: text,
    opens: clockTime,
    closes: clockTime,
    weekend: text,
    weekendHours: text,
    hoursNotice: v.optional(text),
    operatorName: text,
    operatorDetails: text,
  }),
  home: v.object({
    heroLines: list(text),
    /** The word of the last hero line that carries the smile. */
    heroSmile: text,
    heroLead: text,
    heroPicture: fileSchema,
    heroPictureSmall: fileSchema,
    buildingFact: text,
    noFearTitle: text,
    noFearLead: text,
    noFearPicture: fileSchema,
    noFearSteps: list(textBlock),
    filmTitle: text,
    filmLead: text,
    filmPoints: list(text),
    film: video,
    tilesTitle: text,
    tilesLink: text,
    tiles: list(feature),
    donationAmount: text,
    donationText: text,
    donationLink: text,
    donationPicture: fileSchema,
    meta: pageMeta,
  }),
  homePackage: v.object({ title: text, lead: text, linkLabel: text }),
  promoPackages: v.object({ title: text, lead: text, packages: list(dentalPackage) }),
  pricesPage: v.object({
    heroLines: list(text),
    heroLead: text,
    heroPicture: fileSchema,
    listLink: text,
    firstChild: text,
    secondChild: text,
    secondChildDiscount: text,
    thirdChild: text,
    thirdChildDiscount: text,
    meta: pageMeta,
  }),
  priceList: v.object({
    title: text,
    categoriesLabel: text,
    askText: text,
    note: text,
    searchLabel: text,
    searchExample: text,
    /** Words of a question that name no treatment. */
    ignoredWords: v.optional(v.array(text)),
    clearSearch: text,
    found: text,
    foundNearest: text,
    nothingFound: text,
    showAll: text,
    rowLink: text,
    categories: list(priceCategory),
  }),
  services: v.object({
    menuLabel: text,
    pricesTitle: text,
    allPrices: text,
    nextService: text,
    previousService: text,
  }),
  servicesPage: v.object({ title: text, lead: text, linkLabel: text, meta: pageMeta }),
  about: v.object({
    title: text,
    lead: text,
    picture: fileSchema,
    doctorsTitle: text,
    registrationLabel: text,
    doctors: list(doctor),
    promisesTitle: text,
    promises: list(textBlock),
    closingTitle: text,
    meta: pageMeta,
  }),
  contactPage: v.object({
    title: text,
    lead: text,
    formTitle: text,
    formLead: text,
    placeTitle: text,
    mapLink: text,
    placePicture: fileSchema,
    meta: pageMeta,
  }),
  contactForm: v.object({
    title: text,
    lead: text,
    emergencyNote: text,
    name: text,
    email: text,
    phone: text,
    package: text,
    noPackage: text,
    message: text,
    contactHint: text,
    consent: html,
    send: text,
    sendAnother: text,
    referenceLabel: text,
    backToPage: text,
  }),
  predefinedMessages: v.object({
    packageInterest: text,
    sending: text,
    sent: text,
    sentThanks: text,
    sentDetail: text,
    failed: text,
    failedOtherWays: text,
    slow: text,
    failedByMail: text,
    mailSubject: text,
    limited: text,
    offline: text,
    backOnline: text,
    errorsTitle: text,
    errorsDetail: text,
    nameRequired: text,
    nameLength: text,
    contactRequired: text,
    emailInvalid: text,
    phoneInvalid: text,
    messageRequired: text,
    messageLength: text,
    consentRequired: text,
  }),
  carouselCards: v.object({
    title: text,
    lead: text,
    previous: text,
    next: text,
    cards: list(articleTeaser),
  }),
  cookies: v.object({ title: text, consent: html, cta: text, onlyNecessary: text, version: text }),
  terms: legalPage,
  privacy: v.object({ ...legalPage.entries, version: text }),
  accessibility: legalPage,
  footer: v.object({
    slogan: text,
    addressTitle: text,
    hoursTitle: text,
    contactTitle: text,
    socialTitle: text,
    section1: list(footerBlock),
    partnersTitle: text,
    partners: list(partner),
    link1: text,
    link2: text,
    link3: text,
    copyright: text,
  }),
  offlinePage: v.object({ title: text, lead: text, tryAgain: text, meta: pageMeta }),
  notFoundPage: v.object({ title: text, lead: text, homeLink: text, contactLink: text, meta: pageMeta }),
};

/** Every content type of the space with the schema of its entries, by content type id. */
export const entrySchemas = {
  ...groupSchemas,
  pageMeta,
  textBlock,
  feature,
  video,
  priceItem,
  priceCategory,
  service,
  doctor,
  package: dentalPackage,
  packageItem,
  legalSection,
  articleTeaser,
  partner,
  menuLink,
  footerBlock,
};

export type ContentTypeId = keyof typeof entrySchemas;
export type GroupId = keyof typeof groupSchemas;
export type Groups = { [K in GroupId]: v.InferOutput<(typeof groupSchemas)[K]> };
/** The whole site in one language. No entry lists the services: all that are published are on the site. */
export type SiteContent = Omit<Groups, 'services'> & { services: Groups['services'] & { list: Service[] } };
export type Html = v.InferOutput<typeof html>;
export type File = v.InferOutput<typeof fileSchema>;
export type Ground = v.InferOutput<typeof ground>;
export type PageMeta = v.InferOutput<typeof pageMeta>;
export type TextBlock = v.InferOutput<typeof textBlock>;
export type Feature = v.InferOutput<typeof feature>;
export type Video = v.InferOutput<typeof video>;
export type PriceItem = v.InferOutput<typeof priceItem>;
export type PriceCategory = v.InferOutput<typeof priceCategory>;
export type Service = v.InferOutput<typeof service>;
export type Doctor = v.InferOutput<typeof doctor>;
export type DentalPackage = v.InferOutput<typeof dentalPackage>;
export type LegalSection = v.InferOutput<typeof legalSection>;
export type ArticleTeaser = v.InferOutput<typeof articleTeaser>;
export type Partner = v.InferOutput<typeof partner>;
export type MenuLink = v.InferOutput<typeof menuLink>;

import { defineConfig, type OxlintOverride } from 'oxlint';

/** Folders of `src` (`shared` is at the root) that features, pages and the app may import. */
const featureImports = [
  'shared',
  'lib',
  'styles',
  'components',
  'routing',
  'model',
  'prices',
  'content',
  'consent',
  'seo',
  'draft',
] as const;
/** Folders, most of them in `src`, that commands and tests may import. */
const commandImports = ['shared', 'routing', 'model', 'prices', 'content'] as const;

/** Maps each room (a folder of the code) to the rooms that it may import; docs/architecture.md describes them. */
const rooms: Record<string, readonly string[]> = {
  shared: [],
  lib: ['shared'],
  components: ['prices', 'routing', 'lib', 'styles'],
  routing: ['shared', 'lib'],
  model: ['shared', 'routing', 'lib'],
  prices: ['shared', 'model', 'lib'],
  content: ['shared', 'prices', 'model', 'routing', 'lib'],
  consent: ['lib'],
  draft: ['shared', 'content', 'lib'],
  seo: ['shared', 'routing', 'model', 'prices', 'content', 'lib'],
  features: featureImports,
  pages: [...featureImports, 'features'],
  app: [...featureImports, 'features', 'pages'],
  'service-worker': ['shared', 'routing', 'lib'],
  functions: ['shared'],
  scripts: [...commandImports, 'lib', 'seo', 'functions', 'testing'],
  edit: [...commandImports, 'lib', 'scripts'],
  e2e: [...commandImports, 'seo', 'functions', 'testing', 'scripts', 'edit'],
};

/** Maps each folder of functions/src to those that it may import; no folder imports `index.ts`. */
const functionRooms: Record<string, readonly string[]> = {
  http: ['request', 'mail', 'watch', 'config'],
  request: ['queue', 'mail', 'watch', 'config'],
  queue: ['mail', 'watch', 'config'],
  mail: ['watch', 'config'],
  watch: ['config'],
  config: [],
};

/** Maps each folder of src/content to those that it may import; files directly in src/content may import all. */
const contentRooms: Record<string, readonly string[]> = {
  source: [],
  check: ['source'],
  hours: [],
  page: ['hours'],
  live: ['source', 'check', 'page'],
};

/** Maps each folder of scripts to those that it may import. */
const scriptRooms: Record<string, readonly string[]> = {
  run: ['clinic', 'content', 'local', 'build'],
  clinic: ['content', 'build'],
  content: ['build'],
  local: ['build'],
  build: [],
};

/** Content types in src/model import the files in src/model/define, so these files import nothing from src/model. */
const modelRooms: Record<string, readonly string[]> = { define: [] };

/** `testing` (src/testing and functions/src/testing) contains helpers for tests. */
const allRooms = [...Object.keys(rooms), 'styles', 'testing'];

/** Packages that only these files import. */
const packages = {
  contentful: ['src/content/source/live-client.ts'],
  axios: ['src/features/contact/send-contact-request.ts'],
  'react-helmet-async': ['src/seo/page-head.tsx', 'src/app/app.tsx'],
  nodemailer: ['functions/src/mail/mailer.ts', 'functions/src/mail/smtp-session.ts'],
  'firebase-admin': ['functions/src/queue/task-queue.ts'],
};
type Package = keyof typeof packages;
const packageNames = Object.keys(packages) as Package[];

type Pattern = { regex: string; message: string };

const folderOf = (room: string) =>
  ['shared', 'functions', 'scripts', 'edit', 'e2e'].includes(room) ? room : `src/${room}`;

function forbiddenRooms(room: string): Pattern[] {
  const forbidden = allRooms.filter((other) => other !== room && !rooms[room]?.includes(other));
  const message = `${room} may not import from there: see the table in oxlint.config.ts.`;
  const others = { regex: `^\\.\\.?/.*\\b(${forbidden.join('|')})/`, message };
  const features = {
    regex: '^\\.\\./[^.]',
    message: 'A feature never imports another one; the page composes them.',
  };
  const brand = { regex: '^#brand$', message: 'shared/brand.ts alone knows how a brand is read.' };
  return [others, ...(room === 'features' ? [features] : []), ...(room === 'shared' ? [] : [brand])];
}

/** Returns patterns for the rooms of `folder` that the file must not import; none for a file outside these rooms. */
function forbiddenNeighbours(
  file: string,
  folder: string,
  neighbours: Record<string, readonly string[]>,
): Pattern[] {
  const [, room = ''] = new RegExp(`^${folder}/(\\w+)/`).exec(file) ?? [];
  const allowed = neighbours[room];
  if (!allowed) return [];
  const forbidden = Object.keys(neighbours).filter((other) => other !== room && !allowed.includes(other));
  const message = `${room} may not import from there: see the rooms of ${folder} in oxlint.config.ts.`;
  const patterns = forbidden.map((other) => ({ regex: `^(?:\\.\\./)+${other}/`, message }));
  // The rooms of `scripts` have subfolders, in which `../x.ts` is a file of the same room.
  if (folder === 'scripts') return patterns;
  // Files directly in the folder import its rooms, so no room imports these files.
  return [...patterns, { regex: '^(?:\\.\\./)+[\\w-]+\\.tsx?$', message }];
}

function forbiddenPackages(allowed: readonly Package[]): Pattern[] {
  return packageNames
    .filter((name) => !allowed.includes(name))
    .map((name) => ({
      regex: `^${name}($|/)`,
      message: `${name} is imported in ${packages[name].join(' and ')} alone.`,
    }));
}

function restrict(files: string[], room: string, allowed: readonly Package[] = []): OxlintOverride {
  const neighbours = files.flatMap((file) => [
    ...forbiddenNeighbours(file, 'functions/src', functionRooms),
    ...forbiddenNeighbours(file, 'src/content', contentRooms),
    ...forbiddenNeighbours(file, 'scripts', scriptRooms),
    ...forbiddenNeighbours(file, 'src/model', modelRooms),
    ...(file === 'edit/store.ts' ? [{ regex: '/publish/', message: 'A save knows nothing of git.' }] : []),
  ]);
  const patterns = [...forbiddenRooms(room), ...neighbours, ...forbiddenPackages(allowed)];
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}
const roomOf = (file: string) =>
  Object.keys(rooms).find((room) => file.startsWith(`${folderOf(room)}/`)) ?? '';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'max-lines': ['error', 200],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // oxlint does not know Vite's imports, such as `?worker&url`; tsc checks their default exports.
    'import/default': 'off',
    'import/no-absolute-path': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/media-has-caption': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Playwright requires an object pattern as a fixture's first parameter, even an empty one.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'no-await-in-loop': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'oxc/no-map-spread': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/iframe-missing-sandbox': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/set-state-in-effect': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/require-post-message-target-origin': 'off',
  },
  overrides: [
    {
      files: ['**/*.config.ts', 'e2e/support/global-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**'],
      rules: { 'max-lines': 'off' },
    },
    // The last override that matches a file replaces the patterns of earlier ones, so special cases come last.
    ...Object.keys(rooms).map((room) => restrict([`${folderOf(room)}/**`], room)),
    ...Object.keys(functionRooms).map((room) => restrict([`functions/src/${room}/**`], 'functions')),
    ...Object.keys(contentRooms).map((room) => restrict([`src/content/${room}/**`], 'content')),
    ...Object.keys(scriptRooms).map((room) => restrict([`scripts/${room}/**`], 'scripts')),
    ...Object.keys(modelRooms).map((room) => restrict([`src/model/${room}/**`], 'model')),
    restrict(['edit/store.ts'], 'edit'),
    ...packageNames.flatMap((name) => packages[name].map((file) => restrict([file], roomOf(file), [name]))),
    // A test may import any room, since it checks its subject through the whole site or command.
    { files: ['**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
  ],
  ignorePatterns: ['node_modules', '/static', '/content'],
});

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

/** Maps each room (a folder of the code) to the rooms that it may import; docs/architecture.md describes the rooms. */
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

/** Maps each subfolder of a room to the neighbouring subfolders that it may import. */
const subfolders: Record<string, Record<string, readonly string[]>> = {
  'functions/src': {
    http: ['request', 'mail', 'watch', 'config'],
    request: ['queue', 'mail', 'watch', 'config'],
    queue: ['mail', 'watch', 'config'],
    mail: ['watch', 'config'],
    watch: ['config'],
    config: [],
  },
  'src/content': {
    source: [],
    check: ['source'],
    hours: [],
    page: ['hours'],
    live: ['source', 'check', 'page'],
  },
  scripts: {
    run: ['clinic', 'content', 'local', 'build'],
    clinic: ['content', 'build'],
    content: ['build'],
    local: ['build'],
    build: [],
  },
  'src/model': { define: [] },
};

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

/** Returns patterns for the subfolders of `folder` that the file must not import; none for a file outside them. */
function forbiddenNeighbours(file: string, folder: string): Pattern[] {
  const neighbours = subfolders[folder] ?? {};
  const [, own = ''] = new RegExp(`^${folder}/(\\w+)/`).exec(file) ?? [];
  const allowed = neighbours[own];
  if (!allowed) return [];
  const forbidden = Object.keys(neighbours).filter((other) => other !== own && !allowed.includes(other));
  const message = `${own} may not import from there: see subfolders of ${folder} in oxlint.config.ts.`;
  const patterns = forbidden.map((other) => ({ regex: `^(?:\\.\\./)+${other}/`, message }));
  // Files directly in the folder import its subfolders, so no subfolder may import these files. In `scripts` this is not
  // checked: its subfolders have subfolders, for which `../x.ts` is a file of the same subfolder.
  if (folder === 'scripts') return patterns;
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

/** Restricts the imports of a file, or of the files that a pattern such as `src/model/**` matches. */
function restrict(file: string, allowed: readonly Package[] = []): OxlintOverride {
  const room = Object.keys(rooms).find((each) => file.startsWith(`${folderOf(each)}/`)) ?? '';
  const patterns = [
    ...forbiddenRooms(room),
    ...Object.keys(subfolders).flatMap((folder) => forbiddenNeighbours(file, folder)),
    ...(file === 'edit/store.ts' ? [{ regex: '/publish/', message: 'A save knows nothing of git.' }] : []),
    ...forbiddenPackages(allowed),
  ];
  return { files: [file], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

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
    'import/no-unassigned-import': 'off',
    'jsx-a11y/media-has-caption': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
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
    ...Object.keys(rooms).map((room) => restrict(`${folderOf(room)}/**`)),
    ...Object.entries(subfolders).flatMap(([folder, neighbours]) =>
      Object.keys(neighbours).map((own) => restrict(`${folder}/${own}/**`)),
    ),
    restrict('edit/store.ts'),
    ...packageNames.flatMap((name) => packages[name].map((file) => restrict(file, [name]))),
    // A test may check its subject through the whole site or command.
    { files: ['**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
  ],
  ignorePatterns: ['node_modules', '/static', '/content'],
});

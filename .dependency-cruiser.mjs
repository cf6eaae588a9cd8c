const server = '^src/server'
const belowPages = `${server}/(?!platform/|pages/)[^/]+/`

/** A wing may use those before it. Above all of them: commands, app.ts, diary.ts, main.ts. */
const wings = [
  'settings',
  'accounts',
  'photos',
  'posts',
  'dog',
  'assistant',
  'comments',
  'newsletter',
  'messages',
  'statistics',
  'transfer',
  'micropub',
  'backups',
  'demo',
  'pages',
]
const wingOrder = wings.map((wing, place) => ({
  name: `wing-order-${wing}`,
  comment: `${wing} may use ${wings.slice(0, place).join(', ') || 'no other wing'}: pass the rest in where diary.ts or app.ts puts the wings together.`,
  severity: 'error',
  // A foreign key may name any table.
  from: { path: `${server}/${wing}/`, pathNot: '\\.(test|table)\\.ts$' },
  to: { path: `${server}/(${[...wings.slice(place + 1), 'commands'].join('|')})/` },
}))

/** The arrows of ARCHITECTURE.md. Each comment names the remedy. */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files import each other, if only their types: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-stands-alone',
      comment:
        'src/shared is what both sides agree on: it imports texts and zod only. Move the code to its side.',
      severity: 'error',
      from: { path: '^src/shared', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: ['^src/(shared|texts)', '^node_modules/zod/'] },
    },
    {
      name: 'texts-are-words',
      comment:
        'Texts are what another language replaces: they know limits and types of src/shared. Pass values in.',
      severity: 'error',
      from: { path: '^src/texts', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: ['^src/(shared|texts)'] },
    },
    {
      name: 'admin-words-stay-in-the-admin',
      comment: 'Visitors never download words of the admin: move the text to texts/en/site.',
      severity: 'error',
      from: {
        path: '^src/(site|ui|shared|texts/[a-z]+/(?!admin/))',
        pathNot: ['\\.test\\.tsx?$', '/catalogue\\.ts$'],
      },
      to: { path: '^src/texts/[a-z]+/admin/' },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'src/ui draws for both sides: pass the product word in as a property.',
      severity: 'error',
      from: { path: '^src/ui' },
      to: { path: '^src/(site|admin|server)' },
    },
    {
      name: 'site-apart',
      comment:
        'Visitors never download the admin or the server: share through src/ui or src/shared.',
      severity: 'error',
      from: { path: '^src/site' },
      to: { path: '^src/(admin|server)' },
    },
    {
      name: 'site-calls-no-admin',
      comment:
        "Visitors never download the owner's calls: describe what they call in the contract file without .admin.",
      severity: 'error',
      from: {
        path: '^src/(site|ui|shared/contract)',
        pathNot: ['\\.admin\\.ts$', 'contract/all-endpoints\\.ts$', '\\.test\\.tsx?$'],
      },
      to: { path: '^src/shared/contract/[^/]+\\.admin\\.ts$' },
    },
    {
      name: 'admin-apart',
      comment: 'The admin shares with the site only through src/ui or src/shared.',
      severity: 'error',
      from: { path: '^src/admin' },
      to: { path: '^src/(site|server)' },
    },
    {
      name: 'server-draws-nothing',
      comment: 'Only pages/pages.ts meets the site, through its built entry-server.',
      severity: 'error',
      from: { path: server },
      to: { path: '^src/(site|admin|ui)' },
    },
    {
      name: 'platform-knows-no-dogs',
      comment: 'Platform serves every wing and knows none: pass what it needs in.',
      severity: 'error',
      from: { path: `${server}/platform`, pathNot: '\\.test\\.ts$' },
      to: { path: [belowPages, `${server}/pages`, `${server}/(app|diary|main|schema)\\.ts`] },
    },
    ...wingOrder,
    {
      name: 'wings-are-put-together-above',
      comment: 'A wing does not know the whole diary: name the parts it needs.',
      severity: 'error',
      from: { path: `${server}/(?!platform/|commands/)[^/]+/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${server}/(app|diary|main|schema)\\.ts$` },
    },
    {
      name: 'tables-stay-home',
      comment:
        "A wing talks to another wing's service, never to its tables or repository. Only a foreign key names another table.",
      severity: 'error',
      // The restore command holds mails in the transaction that brings them back.
      from: { path: `${server}/(?!platform/|commands/)([^/]+)/`, pathNot: '\\.(test|table)\\.ts$' },
      to: {
        path: `${server}/[^/]+/.*\\.(table|repository)\\.ts$`,
        // Leases work on the caller's own table.
        pathNot: [`${server}/$1/`, `${server}/platform/jobs/leases\\.repository\\.ts$`],
      },
    },
    {
      name: 'visitors-read-through-readings',
      comment:
        'A route of visitors shows what its reading holds and knows no other rows: add what it needs to server/reading.ts.',
      severity: 'error',
      from: {
        path: `${server}/.*(\\.visitors|comment-pages|/pages|feeds)\\.routes\\.ts$`,
      },
      to: {
        path: `${server}/((posts|photos|comments)/(posts|photos|comments|moderation)(\\.service)?|diary|app)\\.ts$`,
        // The type of what readers of comments get.
        pathNot: `${server}/comments/comments\\.ts$`,
      },
    },
    {
      name: 'routes-know-no-sql',
      comment: 'Routes know HTTP: let the service decide and the repository ask.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: ['\\.(table|repository)\\.ts$', 'drizzle-orm'] },
    },
    {
      name: 'services-know-rules-only',
      comment: 'Services know neither Fastify nor Drizzle.',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: ['node_modules/fastify', 'drizzle-orm', '\\.table\\.ts$'] },
    },
    {
      name: 'sql-in-repositories',
      comment: 'SQL lives in *.repository.ts: write the query there and call it from here.',
      severity: 'error',
      from: {
        path: server,
        pathNot: ['\\.(repository|table|test)\\.ts$', `${server}/platform/database/`],
      },
      to: { path: 'drizzle-orm' },
    },
    {
      name: 'editor-keeps-its-insides',
      comment: 'Another wing may not reach into the editor: move the shared part to its own wing.',
      severity: 'error',
      from: { path: '^src/admin/', pathNot: '^src/admin/(posts/|app/lazy-screens\\.tsx$)' },
      to: { path: '^src/admin/posts/editor/' },
    },
    {
      name: 'parts-know-no-wing',
      comment: 'Parts of the admin serve every wing: pass what they need in.',
      severity: 'error',
      from: { path: '^src/admin/parts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/admin/(?!parts/|app/)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.css$', '\\.(svg|png|woff2)$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}

import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './test/chromium.ts'
import { domCommands } from './test/dom/commands.ts'
import { diaryApi } from './test/dom/diary-api.ts'

const api = ['src/**/*.api.test.ts', 'test/**/*.api.test.ts']
const storage = ['src/**/*.storage.test.ts', 'test/**/*.storage.test.ts']
const dom = ['src/**/*.dom.test.tsx']
const slow = ['src/**/*.slow.test.ts', 'test/**/*.slow.test.ts']
/**
 * These files use `partOrWhole`: a part of their work in `npm test`, all of it in `npm run
 * test:slow`.
 */
const scaled = [
  'src/server/backups/restores.storage.test.ts',
  'src/server/backups/upgrades.storage.test.ts',
  'src/server/commands/import-command.storage.test.ts',
  'src/server/comments/comments-flood.api.test.ts',
  'src/server/newsletter/letters/killed.storage.test.ts',
  'src/server/linear-reading.test.ts',
  'src/server/photos/media/media.api.test.ts',
  'src/server/transfer/imports.storage.test.ts',
  'src/server/newsletter/double-opt-in.api.test.ts',
  'src/server/platform/database/*/{crash-*,first-start}.storage.test.ts',
  'src/server/platform/process/private-files.storage.test.ts',
  'src/server/posts/posts.storage.test.ts',
  'src/server/posts/publish-due.storage.test.ts',
  'src/server/statistics/killed.storage.test.ts',
  'src/shared/markdown/linear-markdown.test.ts',
  'test/whole-diary/{made-up-addresses,malformed-requests}.api.test.ts',
]
/**
 * These files replace the clock or globals, count the steps of freshly loaded code, or read what
 * others change.
 */
const alone = [
  'src/server/bodies-of-visitors.test.ts',
  'src/server/linear-reading.test.ts',
  'src/shared/markdown/linear-markdown.test.ts',
  'src/server/accounts/password-cost.test.ts',
]

/** The limits only end hopeless waits on a busy machine; no test measures time with them. */
const limits = { testTimeout: 180_000, hookTimeout: 120_000 }
/** Without processing, the URL of a stylesheet is empty, and React warns about it. */
const css = { include: [/\.css\?url$/] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tools/fonts/*.test.ts'],
          exclude: [...api, ...storage, ...dom, ...slow, ...alone],
          isolate: false,
          css,
        },
      },
      { test: { ...limits, name: 'alone', include: alone } },
      // One process runs many files, so that each worker loads the server's modules and PostgreSQL
      // only once.
      { test: { ...limits, name: 'api', include: api, isolate: false, css } },
      {
        test: {
          ...limits,
          name: 'storage',
          include: storage,
          isolate: false,
          globalSetup: ['test/stores/postgres-server.ts'],
        },
      },
      {
        plugins: [react(), diaryApi()],
        // All dependencies are optimized before the first test, because a package found later would
        // load React a second time.
        optimizeDeps: {
          entries: ['src/admin/main.tsx', 'src/site/app/hydrate.tsx', 'test/dom/dom.tsx'],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react'],
        },
        test: {
          ...limits,
          testTimeout: 90_000,
          expect: { poll: { timeout: 20_000, interval: 10 } },
          name: 'dom',
          setupFiles: ['test/dom/setup.ts'],
          include: dom,
          isolate: false,
          // All files share one diary.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromium,
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: domCommands,
          },
        },
      },
      {
        test: {
          ...limits,
          name: 'slow',
          include: [...slow, ...scaled],
          provide: { doesWhole: true },
          globalSetup: ['test/stores/postgres-server.ts'],
        },
      },
    ],
    maxWorkers: 2,
  },
})

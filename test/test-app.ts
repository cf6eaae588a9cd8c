import { mkdtemp, rm } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { passwordHashCost } from '#server/accounts/passwords.ts'
import { createApp } from '#server/app.ts'
import { type Diary, openDiary } from '#server/diary.ts'
import type { SiteAssets } from '#server/pages/site-assets.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { createLogger } from '#server/platform/process/log.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import type { ImportReaders } from '#server/transfer/transfer.ts'
import { openTestDatabase } from './stores/test-database.ts'

// The compile cache halves the start of the processes that prepare pictures, as in the product.
enableCompileCache(join(import.meta.dirname, '../dist/compile-cache'))

// A full password hash takes 40 ms of CPU, and these tests do not need its protection.
Object.assign(passwordHashCost, { memoryCost: 8, timeCost: 1 })

export interface TestAppOptions {
  env?: Record<string, string>
  clock?: Clock
  /** Every caller is this visitor, without signing in. */
  visitor?: Visitor
  logTo?: { write(line: string): void }
  assets?: SiteAssets
  mailDelaysMs?: readonly number[]
  oldBlogs?: ImportReaders
  /** False opens the diary as a command does: no job runs. */
  isStarted?: boolean
  /** Adds routes or hooks before the diary's own. */
  answerFirst?: (app: FastifyInstance) => void
  /** This database outlives the app, for tests that start it twice; the caller closes it. */
  database?: Database
}

export interface TestApp {
  app: FastifyInstance
  services: Diary
  config: Config
  close(): Promise<void>
}

export const adminVisitor: Visitor = {
  sessionId: 'test-session',
  uid: 'user-1',
  email: 'owner@example.com',
  displayName: null,
  provider: 'password',
  isAdmin: true,
  person: { kind: 'user', id: 1 },
  isRecentlyVerified: true,
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'diary-test-'))
  const config = readConfig({
    SEED: 'none',
    // A fake clock that jumps a day would start a backup, and no file is removed during a backup.
    BACKUPS: 'none',
    DATA_DIR: dataDir,
    LOG_LEVEL: options.logTo ? 'trace' : 'silent',
    ...options.env,
  })
  const { visitor } = options
  const services = await openDiary(config, {
    log: createLogger(config.logLevel, options.logTo ?? { write: () => {} }),
    database: options.database ? keptOpen(options.database) : await openTestDatabase(),
    mailDelaysMs: options.mailDelaysMs,
    oldBlogs: options.oldBlogs,
    clock: options.clock,
    prepareLanguage: options.assets?.prepare,
    ...(visitor && { findVisitor: async () => visitor }),
  })
  if (options.isStarted !== false) await services.start()
  const app = await createApp(services, options.assets ?? plainAssets, options.answerFirst)
  await app.ready()
  return {
    app,
    services,
    config,
    async close() {
      await app.close()
      await services.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const keptOpen = (database: Database): Database => ({ ...database, close: async () => {} })

const noEntry = {
  script: '/entry.js',
  styles: [],
  imports: [],
  stylesOf: () => [],
  filesOf: () => [],
}

export const plainAssets: SiteAssets = {
  prepare: async () => {},
  bootScript: '',
  staticFolder: null,
  site: noEntry,
  admin: noEntry,
  loadRenderer: async () => ({
    pageKey: (path, search) => `${path}?${search}`,
    render: async ({ path }) => ({
      status: 200,
      isCacheable: true,
      html: path,
      state: [],
      head: {
        title: path,
        description: '',
        canonical: null,
        image: '',
        type: 'website',
        siteName: '',
      },
    }),
  }),
}

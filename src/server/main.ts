import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as setTimeoutAsync } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createFirstOwnerIfNone } from './accounts/first-owner.ts'
import { createApp } from './app.ts'
import { openDiary } from './diary.ts'
import { type BuildLanguage, loadBuiltAssets, type SiteAssets } from './pages/site-assets.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { isNewEmbedded } from './platform/database/open-database.ts'
import { drainServer } from './platform/http/server.ts'
import { startCommandServer } from './platform/process/control.ts'
import { StartError } from './platform/process/lifecycle.ts'
import { createLogger } from './platform/process/log.ts'
import { restrictFileModes } from './platform/process/private-files.ts'
import { createExportCommands } from './transfer/transfer.ts'

export const commands = {
  admin: async (args: string[]) =>
    (await import('./commands/admin-command.ts')).runAdminCommand(args),
  backup: async (args: string[]) =>
    (await import('./commands/backup-command.ts')).runBackupCommand(args),
  restore: async (args: string[]) =>
    (await import('./commands/restore-command.ts')).runRestoreCommand(args),
  export: async (args: string[], buildLanguage?: BuildLanguage) =>
    (await import('./commands/export-command.ts')).runExportCommand(args, buildLanguage),
  import: async (args: string[]) =>
    (await import('./commands/import-command.ts')).runImportCommand(args),
  letters: async (args: string[]) =>
    (await import('./commands/letters-command.ts')).runLettersCommand(args),
}

/** Requests in flight get `FINISH_MS` after the drain delay; the process exits after `LAST_MS`. */
const FINISH_MS = 5_000
const LAST_MS = 7_500

interface StartOptions {
  buildLanguage?: BuildLanguage
  /** Of the development server. */
  assets?: SiteAssets
  answerFirst?: (app: FastifyInstance) => void
}

/** config → diary → app → listen; on a signal: drain → close. */
export async function startServer(options: StartOptions = {}) {
  try {
    await run(readConfig(process.env), options)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`\nDachshund Diary cannot start.\n${error.message}\n`)
    process.exit(1)
  }
}

async function run(config: Config, { buildLanguage, answerFirst, ...options }: StartOptions) {
  await refusePortInUse(config)
  const assets = options.assets ?? (await loadBuiltAssets({ buildLanguage }))
  const log = createLogger(config.logLevel)
  restrictFileModes(config.dataDir, log)
  if (isNewEmbedded(config)) await prepareNewDiary(config, assets)
  const diary = await openDiary(config, {
    log,
    isDevelopment: answerFirst !== undefined,
    inlineScripts: [assets.bootScript],
    prepareLanguage: assets.prepare,
  })
  await diary.start()
  const app = await createApp(diary, assets, answerFirst)
  // Commands can use a PostgreSQL server themselves, but cannot open an embedded database in use.
  const control = config.databaseUrl
    ? null
    : await startCommandServer(config.dataDir, {
        ...diary.commands,
        ...createExportCommands(app.exports),
      })

  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) return
    isClosing = true
    log.info({ signal }, 'closing: requests in flight may finish')
    diary.platform.lifecycle.drain()
    const exitTimer = setTimeout(() => process.exit(0), config.drainSeconds * 1000 + LAST_MS)
    exitTimer.unref()
    // SIGINT comes from a terminal, where there is no load balancer to wait for.
    if (signal === 'SIGTERM') await setTimeoutAsync(config.drainSeconds * 1000)
    await drainServer({ server: app.server, renderQueue: diary.platform.renderQueue }, FINISH_MS)
    await control?.close()
    await app.close()
    await diary.close()
    process.exit(0)
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)

  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await control?.close()
    await diary.close()
    throw listenError(error, config)
  }
  welcome(config, await createFirstOwnerIfNone(diary.accounts, config))
}

const SIDE_BY_SIDE_BYTES = 2 * 1024 ** 3

/**
 * The language of a diary that begins is known, so its pages are built while its store is made.
 * Both together take 1.4 GB: a small machine does one after the other.
 */
async function prepareNewDiary({ language }: Config, assets: SiteAssets) {
  const pages = assets.prepare(language ?? 'en')
  // The diary asks for the same pages once its store is open, and hears of a failure there.
  pages.catch(() => {})
  if (process.availableMemory() < SIDE_BY_SIDE_BYTES) await pages
}

/** The check comes first, so that a port in use fails before the database is opened. */
async function refusePortInUse(config: Config) {
  const probe = createServer().listen({ host: config.host, port: config.port })
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw listenError(error, config)
  }
  probe.close()
  await once(probe, 'close')
}

function listenError(error: unknown, { host, port }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already in use. Stop the other program or choose another port, for example PORT=${port + 1} npm start.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      `This user isn’t allowed to use port ${port}. Choose one above 1023, for example PORT=3000.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} isn’t an address of this machine.`)
  }
  return error
}

/** A first password goes to the terminal alone, never to the log. */
function welcome(
  { publicUrl }: Config,
  firstOwner: Awaited<ReturnType<typeof createFirstOwnerIfNone>>,
) {
  const signIn = firstOwner
    ? `  Email:              ${firstOwner.email}\n  Password:           ${firstOwner.password}   (shown only once, so keep it)\n`
    : ''
  process.stdout.write(
    `\n  The diary is open:  ${publicUrl.origin}\n  Sign in at:         ${publicUrl.origin}/admin/login\n${signIn}\n`,
  )
}

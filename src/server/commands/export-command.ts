import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { ExportKind } from '#shared/contract/transfer.admin.ts'
import { createApp } from '../app.ts'
import { openDiary } from '../diary.ts'
import { loadBuiltAssets } from '../pages/site-assets.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { AppError } from '../platform/http/errors.ts'
import { findRunningDiary } from '../platform/process/control.ts'
import { keepFilesPrivate } from '../platform/process/private-files.ts'
import { commandError, say } from '../platform/process/terminal.ts'

const usage = `Take everything along, as one zip:

  npm run export -- --markdown FILE   posts as markdown, photos as they were uploaded, the rest as YAML
  npm run export -- --static FILE     the public site as plain files, for any web host or a folder
`
const POLL_MS = 300

/** Answers the exit code. */
export async function runExportCommand(args: string[]): Promise<number> {
  try {
    const { values } = parseArgs({
      args,
      options: { markdown: { type: 'string' }, static: { type: 'string' } },
    })
    const wanted = (['markdown', 'static'] as const).filter((kind) => values[kind])
    if (wanted.length === 0) throw new TypeError('Say what to export, and into which file.')
    const config = readConfig(process.env)
    for (const kind of wanted) {
      const file = resolve(values[kind] ?? '')
      await write(config, kind, file)
      say(`Written to ${file}`)
    }
    return 0
  } catch (error) {
    return commandError(error, usage)
  }
}

/** The embedded store belongs to one process: a running diary does the work itself. */
async function write(config: Config, kind: ExportKind, file: string): Promise<void> {
  const running = config.databaseUrl ? null : await findRunningDiary(config.dataDir)
  if (!running) return writeHere(config, kind, file)
  let state = (await running.ask('export start', { kind, file })) as Written
  while (state.isRunning) {
    await setTimeout(POLL_MS)
    state = (await running.ask('export state', null)) as Written
  }
  if (state.trouble) throw new AppError(500, 'export.failed', state.trouble)
}

interface Written {
  isRunning: boolean
  trouble: string | null
}

async function writeHere(config: Config, kind: ExportKind, file: string): Promise<void> {
  const log = pino({ level: 'silent' })
  keepFilesPrivate(config.dataDir, log)
  const assets = await loadBuiltAssets()
  const diary = await openDiary(config, { log, inlineScripts: [assets.bootScript] })
  const app = await createApp(diary, assets)
  try {
    await app.ready()
    await app.exports.writeTo(kind, file)
  } finally {
    await app.close()
    await diary.close()
  }
}

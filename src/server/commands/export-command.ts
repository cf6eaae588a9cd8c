import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ExportKind } from '#shared/contract/transfer.admin.ts'
import { createApp } from '../app.ts'
import { openDiary } from '../diary.ts'
import { type BuildLanguage, loadBuiltAssets } from '../pages/site-assets.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { AppError } from '../platform/http/errors.ts'
import { printLine, reportCommandError } from '../platform/process/terminal.ts'
import { findEmbeddedDiary, prepareOwnProcess, runUntilDone } from './call-diary.ts'

const usage = `Take everything along, as one zip:

  npm run export -- --markdown FILE   posts as markdown, photos as they were uploaded, the rest as YAML
  npm run export -- --static FILE     the public site as plain files, for any web host or a folder
`

export async function runExportCommand(
  args: string[],
  buildLanguage?: BuildLanguage,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args,
      options: { markdown: { type: 'string' }, static: { type: 'string' } },
    })
    const kinds = (['markdown', 'static'] as const).filter((kind) => values[kind])
    if (kinds.length === 0) throw new TypeError('Say what to export, and into which file.')
    const config = readConfig(process.env)
    for (const kind of kinds) {
      const file = resolve(values[kind] ?? '')
      await write(config, { kind, file, buildLanguage })
      printLine(`Written to ${file}`)
    }
    return 0
  } catch (error) {
    return reportCommandError(error, usage)
  }
}

interface Export {
  kind: ExportKind
  file: string
  buildLanguage: BuildLanguage | undefined
}

async function write(config: Config, task: Export): Promise<void> {
  const running = await findEmbeddedDiary(config)
  if (!running) return writeHere(config, task)
  const { kind, file } = task
  const { trouble } = await runUntilDone<Written>(running.ask, 'export', { kind, file })
  if (trouble) throw new AppError(500, 'export.failed', trouble)
}

interface Written {
  isRunning: boolean
  trouble: string | null
}

async function writeHere(config: Config, { kind, file, buildLanguage }: Export): Promise<void> {
  const log = prepareOwnProcess(config)
  const assets = await loadBuiltAssets({ buildLanguage })
  const diary = await openDiary(config, {
    log,
    inlineScripts: [assets.bootScript],
    prepareLanguage: assets.prepare,
  })
  const app = await createApp(diary, assets)
  try {
    await app.ready()
    await app.exports.writeTo(kind, file)
  } finally {
    await app.close()
    await diary.close()
  }
}

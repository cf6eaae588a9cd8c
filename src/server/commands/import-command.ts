import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { DryRunReport, Import, ImportedPost } from '#shared/contract/transfer.admin.ts'
import { reportTexts } from '#texts/admin/transfer.ts'
import type { Diary } from '../diary.ts'
import { readConfig } from '../platform/config/config.ts'
import { AppError } from '../platform/http/errors.ts'
import { printLine, reportCommandError } from '../platform/process/terminal.ts'
import { type CallDiary, POLL_MS, withDiary } from './call-diary.ts'

const usage = `Bring an old blog in: WordPress (.xml), Ghost (.json, .zip), markdown or our own export (.zip).

  npm run import -- FILE --dry-run               look inside, write nothing
  npm run import -- FILE                         bring it in
  npm run import -- FILE --pictures FOLDER|ZIP   with the old blog's pictures from there
  npm run import -- FILE --drafts                all as drafts
  npm run import -- FILE --offline               fetch no pictures from the old blog's server
`

export async function runImportCommand(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean' },
        pictures: { type: 'string' },
        drafts: { type: 'boolean', default: false },
        offline: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [name, ...more] = positionals
    if (!name || more.length > 0) throw new TypeError('Name one file.')
    const source = { file: resolve(name), pictures: values.pictures && resolve(values.pictures) }
    const options = { asDrafts: values.drafts, fetchPictures: !values.offline }
    await withDiary(readConfig(process.env), (ask, opened) =>
      workWhile(opened, async () => {
        const dryRun = await startDryRun(ask, source)
        if (values['dry-run']) await ask('import discard', dryRun.id)
        else await startImport(ask, dryRun.id, options)
      }),
    )
    return 0
  } catch (error) {
    return reportCommandError(error, usage)
  }
}

async function waitFor(ask: CallDiary, id: number, workingState: Import['state']): Promise<Import> {
  for (;;) {
    const state = (await ask('import state', id)) as Import
    if (state.state !== workingState) return state
    await setTimeout(POLL_MS)
  }
}

async function startDryRun(ask: CallDiary, source: unknown): Promise<Import> {
  const { id } = (await ask('import look', source)) as Import
  const dryRun = await waitFor(ask, id, 'looking')
  if (dryRun.state === 'failed') {
    await ask('import discard', id)
    throw new AppError(422, 'import.refused', dryRun.failure ?? '')
  }
  if (dryRun.report) printReport(dryRun.report)
  if (dryRun.kind === 'diary') printLine(reportTexts.ownExport)
  return dryRun
}

async function startImport(ask: CallDiary, id: number, options: unknown) {
  await ask('import start', { id, options })
  const done = await waitFor(ask, id, 'carrying')
  const { made, failed, pictures, missingPictures, comments } = done.progress
  if (done.failure) throw new AppError(500, 'import.failed', done.failure)
  printLine(
    `Brought in: ${made} posts, ${pictures} pictures (${missingPictures} missing), ${comments} comments.`,
  )
  if (failed > 0) printLine(`${failed} posts could not be brought in.`)
  for (const { title, looseEnds } of (await ask('import posts', id)) as ImportedPost[]) {
    for (const { detail } of looseEnds) printLine(`  ${title}: ${detail}`)
  }
}

function printReport({ posts, pictures, comments, categories, looseEnds }: DryRunReport) {
  printLine(`${posts.total} posts (${posts.published} published, ${posts.drafts} drafts)`)
  if (posts.known > 0) printLine(`  ${posts.known} of them are here already`)
  const { inside, toFetch, missing } = pictures
  printLine(`${inside + toFetch} pictures (${toFetch} to fetch), ${missing} missing`)
  printLine(`${comments} comments, ${categories.length} categories`)
  for (const { kind, posts: named } of looseEnds) {
    for (const { title, detail } of named) printLine(`  ${kind}  ${title}: ${detail}`)
  }
}

/**
 * A diary that was opened for this command runs only the import job, and a failure of the job ends
 * the command.
 */
async function workWhile<T>(opened: Diary | null, use: () => Promise<T>): Promise<T> {
  if (!opened) return use()
  const {
    transfer: { importJob: job },
  } = opened
  const stopping = new AbortController()
  const { signal } = stopping
  const working = (async (): Promise<never> => {
    for (;;) {
      for (const item of await job.listDue()) await job.run(item, signal)
      await setTimeout(POLL_MS, undefined, { signal })
    }
  })()
  try {
    return await Promise.race([use(), working])
  } finally {
    stopping.abort()
    await working.catch(() => {})
  }
}

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { onTestFinished } from 'vitest'
import type { Diary } from '#server/diary.ts'
import { exportMarkdown } from '#server/transfer/markdown-export.ts'
import { writeZip } from '#server/transfer/write-zip.ts'

/** Writes the Markdown export to a file that is removed after the test. */
export async function exportToFile(services: Diary): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'diary.zip')
  const entries = exportMarkdown({
    content: services,
    address: 'https://pretzel.example',
  })
  await pipeline(await writeZip(entries), createWriteStream(file))
  return file
}

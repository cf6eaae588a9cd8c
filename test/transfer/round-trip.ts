import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import type { Diary } from '#server/diary.ts'
import { carryDiary } from '#server/transfer/bring-back/carry-diary.ts'
import { exportDiary } from '#server/transfer/markdown-export/export-diary.ts'
import { openZip } from '#server/transfer/zip/open-zip.ts'
import { writeZip } from '#server/transfer/zip/write-zip.ts'
import { createTestApp } from '../test-app.ts'
import { changeSettings } from './full-diary.ts'

/** An empty diary, until the test is over. */
export async function openEmptyDiary(): Promise<Diary> {
  const { services, close } = await createTestApp()
  onTestFinished(close)
  return services
}

export async function exportOf(services: Diary): Promise<Buffer> {
  const entries = exportDiary({
    content: services,
    comments: services.comments,
    address: 'https://pretzel.example',
  })
  return buffer(await writeZip(entries))
}

/** The export as a file, until the test is over. */
export async function keepFile(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'round-trip-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'diary.zip')
  await writeFile(file, bytes)
  return file
}

export async function bringBack(services: Diary, bytes: Buffer) {
  const zip = await openZip(await keepFile(bytes))
  try {
    const { comments, changes } = services
    return await carryDiary(zip, { content: services, comments, announce: changes.announce })
  } finally {
    await zip.close()
  }
}

/** The settings of the diary that was exported, which an import leaves behind. */
export async function takeOverSettings(services: Diary) {
  const shown = (await services.photos.list()).find(({ description }) =>
    description?.startsWith('# 0'),
  )
  await changeSettings(services, shown!.imageUrl)
}

/** Names the file that differs, where the whole would only say that one does. */
export async function expectSameFiles(one: Buffer, other: Buffer) {
  expect(await readFiles(other)).toEqual(await readFiles(one))
}

async function readFiles(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await openZip(await keepFile(bytes))
  const files: Record<string, string> = {}
  for (const name of zip.names) {
    const content = await zip.read(name)
    files[name] = content?.toString(/\.(md|yaml)$/.test(name) ? 'utf8' : 'base64') ?? ''
  }
  await zip.close()
  return files
}

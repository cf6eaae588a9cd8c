import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeZip } from '../test/moving/make-zip.ts'

const fixture = join(import.meta.dirname, '../test/fixtures/moving/wordpress.xml')

/** A WordPress export that no other test brings in: posts are known again by their blog. */
export async function oldWordPress(blog: string) {
  const xml = await readFile(fixture, 'utf8')
  const own = xml
    .replaceAll('waffles.example', `${blog}.example`)
    .replaceAll('First snow', `First snow of ${blog}`)
    .replaceAll('/first-snow/', `/first-snow-of-${blog}/`)
    .replaceAll('<![CDATA[first-snow]]>', `<![CDATA[first-snow-of-${blog}]]>`)
  return { name: `${blog}.xml`, mimeType: 'text/xml', buffer: Buffer.from(own) }
}

/** A zip of markdown with so many posts. */
export function oldMarkdown(blog: string, posts: number) {
  const entries = Array.from({ length: posts }, (_, n) => ({
    name: `posts/${blog}-${n}.md`,
    data: `---\ntitle: ${blog} ${n}\ndate: 2024-05-0${(n % 9) + 1}\n---\nHe slept. Then he slept again.\n`,
  }))
  return { name: `${blog}.zip`, mimeType: 'application/zip', buffer: makeZip(entries) }
}

interface FileGiven {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The file list of the browser itself cannot be used by a test. Large files are given by their path. */
export const giveFile = (page: Page, label: string, file: FileGiven | string) =>
  page.locator(`input[type="file"][aria-label="${label}"]`).setInputFiles(file)

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makeZip } from '../test/transfer/make-zip.ts'

const fixture = join(import.meta.dirname, '../test/fixtures/transfer/wordpress.xml')

/** Makes an export that no other test imports, because an import recognizes posts by their blog. */
export async function oldWordPress(blog: string) {
  const xml = await readFile(fixture, 'utf8')
  const own = xml
    .replaceAll('waffles.example', `${blog}.example`)
    .replaceAll('First snow', `First snow of ${blog}`)
    .replaceAll('/first-snow/', `/first-snow-of-${blog}/`)
    .replaceAll('<![CDATA[first-snow]]>', `<![CDATA[first-snow-of-${blog}]]>`)
  return { name: `${blog}.xml`, mimeType: 'text/xml', buffer: Buffer.from(own) }
}

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

/** A test cannot use the browser's file chooser. Large files are given by path. */
export const chooseFile = (page: Page, label: string, file: FileGiven | string) =>
  page.locator(`input[type="file"][aria-label="${label}"]`).setInputFiles(file)

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 2 })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

export async function openNewImport(page: Page) {
  await page.goto('/admin/import?import=new')
  await expect(heading(page, 'Where is the diary coming from?')).toBeVisible()
}

export async function startDryRun(page: Page, file: Parameters<typeof chooseFile>[2]) {
  await openNewImport(page)
  await chooseFile(page, 'Choose a file', file)
  await expect(heading(page, 'What’s in the box')).toBeVisible()
}

export async function matchCategories(page: Page) {
  for (const name of ['Tips & Tricks', 'Uncategorized']) {
    await page.getByLabel(`${name} becomes`).selectOption('Training')
  }
}

export async function undoImport(page: Page) {
  await page
    .getByRole('region', { name: /^(All in|Stopped)/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'Take this import out again?' })
  await expect(dialog).toContainText('Anything you’ve changed since')
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(heading(page, 'It’s out again')).toBeVisible()
}

/** Skips the pictures of the old blog, so that the import leaves loose ends. */
export async function importWithoutPictures(page: Page) {
  await matchCategories(page)
  await page.getByRole('switch', { name: 'Fetch pictures from the old blog' }).uncheck()
  await press(page, /^Carry in/)
  await expect(page.getByRole('list', { name: 'Loose ends' })).toBeVisible()
  await expect(heading(page, /^All in/)).toBeInViewport()
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chooseFile,
  heading,
  oldMarkdown,
  oldWordPress,
  openNewImport,
  press,
  startDryRun,
} from '../old-blogs.ts'
import { expect, test } from '../signed-in.ts'

test.describe('the network is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource: (?:net::ERR_FAILED|.* 413)/] })
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-blog-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  test('an upload that breaks off is sent again by choosing the file once more', async ({
    page,
  }) => {
    const { name, mimeType, buffer } = await oldWordPress('crumbs')
    const file = join(folder, name)
    await writeFile(file, buffer)
    const lost = /\/imports\/\d+\/file$/
    await page.route(lost, (route) => route.abort('failed'))
    await openNewImport(page)
    await chooseFile(page, 'Choose a file', file)
    await expect(heading(page, 'The file isn’t here yet')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('The connection was lost on the way.')
    await page.unroute(lost)
    await page.route(lost, (route) =>
      route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' }),
    )
    await chooseFile(page, 'Choose the file again', file)
    await expect(page.getByRole('alert')).toContainText('didn’t let the file through (413)')
    await page.unroute(lost)
    await page.reload()
    await expect(heading(page, 'The file isn’t here yet')).toBeVisible()
    const other = { name, mimeType, buffer: Buffer.concat([buffer, Buffer.from(' ')]) }
    await chooseFile(page, 'Choose the file again', other)
    await expect(page.getByRole('alert')).toContainText('That’s another file.')
    await chooseFile(page, 'Choose the file again', file)
    await expect(heading(page, 'What’s in the box')).toBeVisible()
    await press(page, 'Another file')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Put it away' }).click()
    await expect(heading(page, 'Where is the diary coming from?')).toBeVisible()
  })
})

test('a long import goes on without its screen, and is taken out again on the way', async ({
  page,
}) => {
  // The test imports and removes hundreds of posts.
  test.setTimeout(120_000)
  await startDryRun(page, oldMarkdown('Crust', 300))
  await press(page, 'Carry in 300 posts')
  await expect(heading(page, 'Carrying things in')).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Posts carried in' })
  await expect(bar).toHaveAttribute('aria-valuemax', '300')
  await page.goto('/admin')
  await page.goto('/admin/import')
  await press(page, 'Stop and take it out again')
  const dialog = page.getByRole('alertdialog', { name: 'Take this import out again?' })
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(heading(page, 'It’s out again')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Everything that came in with it is gone.')).toBeVisible()
})

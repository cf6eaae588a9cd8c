import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  giveFile,
  heading,
  lookInside,
  oldMarkdown,
  oldWordPress,
  openEmptyBox,
  press,
} from '../old-blogs.ts'
import { expect, test } from '../signed-in.ts'

test.describe('the network is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] })
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-blog-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  test('a file goes on where it was, by itself and after a reload', async ({ page }) => {
    const { name, buffer } = await oldWordPress('crumbs')
    // More than one part; comments are quick to read.
    const padding = `<!-- ${'crumb '.repeat(1000)} -->\n`.repeat(1400)
    const xml = buffer.toString().replace('<generator>', `${padding}<generator>`)
    const file = join(folder, name)
    await writeFile(file, xml)
    const lost = /files\/box\?from=8388608$/
    const sent: string[] = []
    page.on('request', (one) => one.method() === 'PUT' && sent.push(new URL(one.url()).search))

    await page.route(lost, (route) => route.abort('failed'))
    await openEmptyBox(page)
    await giveFile(page, 'Choose a file', file)
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await expect(page.getByText(/^8\.0 MB of 8\.\d MB$/)).toBeVisible()
    await page.reload()
    await expect(heading(page, 'The rest is still missing')).toBeVisible()
    await giveFile(page, 'Choose the file again', { name, mimeType: 'text/xml', buffer })
    await expect(page.getByRole('alert')).toContainText('That’s another file.')
    await giveFile(page, 'Choose the file again', file)
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await page.unroute(lost)
    await press(page, 'Try now')
    await expect(heading(page, 'What is in the box')).toBeVisible()
    expect(sent.filter((search) => search === '?from=0')).toHaveLength(1)
    await press(page, 'Another file')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Put it away' }).click()
    await expect(heading(page, 'Where does the diary come from?')).toBeVisible()
  })
})

test('a long import rests, goes on, and is taken out again on the way', async ({ page }) => {
  // Hundreds of posts come and go.
  test.setTimeout(120_000)
  await lookInside(page, oldMarkdown('Crust', 300))
  await press(page, 'Carry in 300 posts')
  await press(page, 'Pause')
  await expect(heading(page, 'Resting for now')).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Posts carried in' })
  await expect(bar).toHaveAttribute('aria-valuemax', '300')
  await page.goto('/admin')
  await page.goto('/admin/import')
  await press(page, 'Resume')
  await expect(heading(page, 'Carrying things in')).toBeVisible()
  await press(page, 'Stop and take it out again')
  const dialog = page.getByRole('alertdialog', { name: 'Take this import out again?' })
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(heading(page, 'It’s out again')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Everything that came in with it is gone.')).toBeVisible()
})

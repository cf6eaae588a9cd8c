import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAdmin, resetDiary } from '#test/dom/dom.tsx'

const firstStep = page.getByRole('heading', { name: 'Where is the diary coming from?' })
const give = (file: File) => userEvent.upload(page.getByLabelText('Choose a file'), file)

beforeEach(resetDiary)

test('a file that is no blog is refused in a sentence', async () => {
  const push = vi.spyOn(history, 'pushState')
  onTestFinished(() => push.mockRestore())
  await openAdmin('/admin/import?import=new')
  await expect.element(firstStep).toBeVisible()
  await userEvent.click(page.getByText(/^Markdown/).first())
  await expect.element(page.getByText(/Drop the .zip with your Markdown files here/)).toBeVisible()
  await give(new File(['milk'], 'shopping.zip', { type: 'application/zip' }))
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(/We don’t recognize this file\./)).toBeVisible()
  await page.getByRole('button', { name: 'Another file' }).click()
  await expect.element(firstStep).toBeVisible()
  // Back must leave the screen, not return to an earlier step.
  expect(push).not.toHaveBeenCalled()
  await give(new File([], 'shopping.zip', { type: 'application/zip' }))
  await expect.element(alert.filter({ hasText: 'This file is empty.' })).toBeVisible()
})

test('the last of the first steps leads there', async () => {
  await openAdmin('/admin/welcome')
  await page.getByLabelText('Your dog’s name').fill('Bruno')
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => location.search).toBe(`?step=${step}`)
  }
  await page.getByRole('link', { name: 'Bring your diary along' }).click()
  await expect.element(firstStep).toBeVisible()
})

test('everything leaves as a backup that is made for it', async () => {
  const downloaded: string[] = []
  // A real download would navigate the test's frame away.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.download)
  })
  onTestFinished(() => void click.mockRestore())
  await openAdmin('/admin/import')
  await page.getByRole('button', { name: 'Export everything as a backup' }).click()
  await expect
    .poll(() => downloaded, { timeout: 10_000 })
    .toEqual([expect.stringMatching(/by-hand\.tar\.gz$/)])
  await expect.element(page.getByText(/^The last backup was made on/)).toBeVisible()
})

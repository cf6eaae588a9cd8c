import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { network, openAdmin, phoneSize, resetDiary } from '#test/dom/dom.tsx'
import { expectAddress, titleField } from '#test/dom/post-editor.ts'
import { pendingPosts } from '../moments/pending-posts.ts'
import { repository } from '../sync/repository.ts'

beforeEach(async () => {
  await cleanup()
  await resetDiary()
  await pendingPosts.discardAll()
})

test('logging out with nothing unsaved asks nothing', async () => {
  await openAdmin('/admin/posts/new')
  await expect.element(titleField).toBeVisible()
  await network.answer('GET /api/auth/session', 401, { code: 'x', message: 'Signed out.' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectAddress(/^\/admin\/login/)
})

test('on a phone the drawer closes and the question about unsaved words is there', async () => {
  await openAdmin('/admin/posts/new', phoneSize)
  await titleField.fill('Said on the phone')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out with unsaved changes?' })
  await network.answer('GET /api/auth/session', 401, { code: 'x', message: 'Signed out.' })
  await question.getByRole('button', { name: 'Log out' }).click()
  await expectAddress(/^\/admin\/login/)
})

const question = page.getByRole('alertdialog', { name: 'Log out with moments on this phone?' })
const moments = async () =>
  (await repository.list('moment')).map(({ stage, words }) => [stage, words])

async function writeMoments() {
  await network.lose('POST /api/admin/posts')
  await openAdmin('/admin/moment', phoneSize)
  const words = page.getByLabelText('What happened?')
  await words.fill('He dug. He found nothing.')
  await page.getByRole('button', { name: 'Post now' }).click()
  await expect.element(page.getByText(/^The diary didn’t answer\./)).toBeVisible()
  await page.getByRole('button', { name: 'Another one' }).click()
  await words.fill('Half a senten')
  await expect.poll(moments).toHaveLength(2)
  await network.answer('GET /api/auth/session', 401, { code: 'x', message: 'Signed out.' })
}
const pressLogOut = async () => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

test('what waits on the phone is kept for the next sign-in, if the owner wants that', async () => {
  await writeMoments()
  await pressLogOut()
  await expect
    .element(question.getByText(/^1 moment hasn’t been sent yet\. 1 moment isn’t finished\./))
    .toBeVisible()
  const stay = question.getByRole('button', { name: 'Stay signed in' })
  await expect.element(stay).toHaveFocus()
  await stay.click()
  await expectAddress(/^\/admin\/moment/)
  await pressLogOut()
  await question.getByRole('button', { name: 'Keep and log out' }).click()
  await expectAddress(/^\/admin\/login/)
  expect(await moments()).toEqual([
    ['waiting', 'He dug. He found nothing.'],
    ['writing', 'Half a senten'],
  ])
})

test('what waits on the phone is thrown away after a second question, once the session has ended', async () => {
  await writeMoments()
  await network.lose('POST /api/auth/logout', 1)
  await pressLogOut()
  await question.getByRole('button', { name: 'Throw them away' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Throw 2 moments away?' })
  await sure.getByRole('button', { name: 'Keep them' }).click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Throw them away' }).click()
  await sure.getByRole('button', { name: 'Throw away and log out' }).click()
  await expect.element(page.getByText('You’re still signed in')).toBeVisible()
  expect(await moments()).toHaveLength(2)
  await pressLogOut()
  await question.getByRole('button', { name: 'Throw them away' }).click()
  await sure.getByRole('button', { name: 'Throw away and log out' }).click()
  await expectAddress(/^\/admin\/login/)
  await expect.poll(moments).toEqual([])
})

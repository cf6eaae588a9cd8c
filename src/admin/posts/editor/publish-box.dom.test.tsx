import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, network, openAdmin, openSite, phoneSize, resetDiary } from '#test/dom/dom.tsx'
import {
  content,
  expectAddress,
  fillTheRest,
  saveButton,
  sendAutosave,
  titleField,
} from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'
import { mailErrors } from '#texts/errors/newsletter.ts'

const publish = page.getByCss('.publish-box').getByRole('switch', { name: 'Publish' })
const onADay = page.getByRole('radio', { name: 'On a day' })
const dayField = page.getByLabelText('Day', { exact: true })
const timeField = page.getByLabelText('Time')

const inDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The Sunday in March on which New York's clocks jump from two to three. */
function nextJump(today: string) {
  const year = Number(today.slice(0, 4)) + 1
  const first = new Date(Date.UTC(year, 2, 1)).getUTCDay()
  return new Date(Date.UTC(year, 2, 1 + ((7 - first) % 7) + 7)).toISOString().slice(0, 10)
}

async function liveIn(timeZone: string) {
  await call('PUT', '/api/admin/settings', { timeZone })
  return (await call<{ today: string }>('GET', '/api/settings')).today
}

async function openDraft(title: string) {
  const post = await call('POST', '/api/admin/posts', makePost({ title, published: false }))
  await openAdmin(`/admin/posts/${post.id}/edit`)
  await publish.click()
  return post
}

const stored = (id: number) => call('GET', `/api/admin/posts/${id}`)

beforeEach(resetDiary)

test('the badge says what visitors see now, the button what saving will do', async () => {
  const today = await liveIn('UTC')
  const badge = page.getByCss('.editor-bar .tag')
  const says = async (status: string, button: string) => {
    await expect.element(badge).toHaveTextContent(status)
    await expect.element(badge).toBeVisible()
    await expect.element(saveButton).toHaveTextContent(button)
  }
  const { id } = await openDraft('Not before it is')
  await says('Draft', 'Publish')
  await onADay.click()
  await says('Draft', 'Schedule')
  await saveButton.click()
  await expectAddress('/admin')
  await openAdmin(`/admin/posts/${id}/edit`)
  await says('Scheduled', 'Update')
  await publish.click()
  await says('Scheduled', 'Save')
  await publish.click()
  await saveButton.click()
  await expectAddress('/admin')
  await openAdmin(`/admin/posts/${id}/edit`)
  await says('Published', 'Update')
  await publish.click()
  await says('Published', 'Unpublish')

  await openAdmin(`/admin/posts/new?day=${inDays(today, 3)}`, phoneSize)
  await says('Draft', 'Schedule')
  await titleField.fill('Unfinished, yet meant for all')
  await page.getByRole('switch', { name: 'Publish' }).click()
  await page.getByRole('switch', { name: 'Publish' }).click()
  await sendAutosave()
  await openAdmin('/admin', phoneSize)
  await page.getByRole('link', { name: 'Unfinished, yet meant for all' }).click()
  await says('Draft', 'Publish')
})

test('an hour that does not exist becomes the next one, and the editor says so', async () => {
  const today = await liveIn('America/New_York')
  const { id } = await openDraft('At half past two')
  await onADay.click()
  await dayField.fill(nextJump(today))
  await timeField.fill('02:30')
  timeField.element().blur()
  await expect.element(page.getByText('There’s no 2:30 AM that day.')).toBeVisible()
  await expect.element(timeField).toHaveValue('03:00')
  await expect.element(page.getByText('New York time (EDT)')).toBeVisible()
  await saveButton.click()
  await expectAddress('/admin')
  expect(await stored(id)).toMatchObject({ schedule: { day: nextJump(today), time: '03:00' } })
})

test('what was chosen is kept with the unfinished words', async () => {
  const today = await liveIn('UTC')
  await openAdmin(`/admin/posts/new?day=${inDays(today, 3)}`)
  await titleField.fill('Begun for a day')
  await timeField.fill('07:20')
  await sendAutosave()
  await openAdmin('/admin')
  await page.getByRole('link', { name: 'Begun for a day' }).click()
  await expect.element(dayField).toHaveValue(inDays(today, 3))
  await expect.element(timeField).toHaveValue('07:20')
})

test('a time that has passed is told at once and again by the save', async () => {
  await liveIn('UTC')
  const { id } = await openDraft('Too late for that')
  await onADay.click()
  await dayField.fill('2020-01-01')
  await expect.element(page.getByRole('alert')).toMatchTextContent('This time has already passed')
  await saveButton.click()
  await expect.element(dayField).toHaveFocus()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This time has already passed')
  expect(await stored(id)).toMatchObject({ schedule: null })
})

test('an older story gets the date it is from', async () => {
  await liveIn('UTC')
  const { id, slug } = await openDraft('From the old diary')
  const date = page.getByLabelText('Date of the post')
  await date.fill('1989-12-31')
  await saveButton.click()
  await expect
    .element(page.getByText('Choose a day between January 1, 1990 and today.'))
    .toBeVisible()
  await date.fill('2015-06-01')
  await saveButton.click()
  await expectAddress('/admin')

  await openAdmin(`/admin/posts/${id}/edit`)
  await expect.element(page.getByText('Since Jun 1, 2015')).toBeVisible()
  await expect.element(date).toHaveValue('2015-06-01')
  await expect.element(onADay).not.toBeInTheDocument()

  await openSite(`/blog/${slug}`)
  await expect.element(page.getByText('Jun 1, 2015').first()).toBeVisible()
})

test('a letter that is wanted before there is a post goes with the first save, or says that it did not', async () => {
  await network.answer('GET /api/admin/mail', 200, {
    canSend: true,
    missing: [],
    from: 'Our Diary <diary@example.com>',
    replyTo: '',
    perMinute: 60,
    isHeld: false,
  })
  await openAdmin('/admin/posts/new')
  await titleField.fill('To everybody')
  await content.fill('The slipper was last seen at nine, under the sofa.')
  await fillTheRest()
  await page.getByRole('switch', { name: /^Send it as a letter to/ }).click()
  await saveButton.click()
  await expectAddress('/admin')
  const toast = page.getByCss('.toast')
  await expect.element(toast).toMatchTextContent('The post is saved, but it’s not a letter yet')
  await expect.element(toast).toMatchTextContent(mailErrors.missing(['SMTP_URL', 'MAIL_FROM']))
})

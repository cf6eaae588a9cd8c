import { createStore, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  call,
  clipFile,
  network,
  openAdmin,
  phoneSize,
  pictureFile,
  resetDiary,
} from '#test/dom/dom.tsx'
import { lockRecord } from '../sync/record-locks.ts'
import type { SharedContent } from '../sync/records.ts'

/** Removes the pending posts that another test left. */
beforeEach(async () => {
  await cleanup()
  await resetDiary()
  const { pendingPosts } = await import('./pending-posts.ts')
  await pendingPosts.read()
  for (const moment of pendingPosts.state().moments) await pendingPosts.remove(moment)
})

const words = page.getByLabelText('What happened?')
const title = page.getByLabelText('Title')
const post = page.getByRole('button', { name: 'Post now' })
const shots = page.getByRole('list', { name: 'Photos' }).getByRole('button', { name: /^Photo \d/ })
/** Matches "Wednesday morning, November 18". */
const dayName = /^\w+ \w+, \w+ \d+$/
const choose = (...files: File[]) => page.getByCss('input[type=file]').upload(files)
const open = () => openAdmin('/admin/moment', phoneSize)

interface Post {
  title: string
  content: string
  excerpt: string
  coverImage: string
  category: string
  published: boolean
}
const newestPost = async () => {
  const [row] = await call<{ id: number }[]>('GET', '/api/admin/posts')
  return call<Post>('GET', `/api/admin/posts/${row!.id}`)
}

test('photos and a word become a post: words, then the photos in their order, the first as the cover', async () => {
  await open()
  await expect.element(post).toBeDisabled()
  await choose(
    await pictureFile('IMG_1.jpg'),
    await pictureFile('wet-nose.jpg', { width: 40, height: 60 }),
  )
  await expect.element(shots).toHaveLength(2)
  await words.fill('Mud!')
  await expect.element(title).toHaveAttribute('placeholder', expect.stringMatching(dayName))
  await ((await shots.nth(1).findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await post.click()
  await expect.element(page.getByText('It’s in the diary.')).toBeVisible()
  await expect.element(page.getByText('Posted just now, both of them.')).toBeVisible()
  const made = await newestPost()
  expect(made).toMatchObject({ title: expect.stringMatching(dayName), published: true })
  expect(made.excerpt).toMatch(/^Mud! \w+ \w+, \w+ \d+$/)
  const [first, second] = [...made.content.matchAll(/!\[([^\]]*)\]\((\S+)\)/g)]
  expect(made.content).toMatch(/^Mud!\n\n::: photos\n/)
  expect([first?.[1], second?.[1]]).toEqual(['wet nose', ''])
  expect(made.coverImage).toBe(first?.[2])
  await expect.element(page.getByRole('link', { name: 'Open in the editor' })).toBeVisible()
})

test('a clip waits on the phone as it will be sent, and goes out with its poster as the cover', async () => {
  await open()
  await choose(await clipFile('walk.mp4', 'evening-walk.mp4'))
  await expect.element(page.getByRole('button', { name: 'Take out clip, 3 seconds' })).toBeVisible()
  const { pendingPosts } = await import('./pending-posts.ts')
  const { fileKeysOf } = await import('../sync/records.ts')
  const { repository } = await import('../sync/repository.ts')
  const made = () => {
    const [photo] = pendingPosts.state().moments[0]?.photos ?? []
    return photo && repository.find('photo', fileKeysOf(photo).made)
  }
  await expect.poll(made).toBeInstanceOf(Blob)
  await open()
  await expect.element(page.getByText('0:03')).toBeVisible()
  await post.click()
  await expect.element(page.getByText('It’s in the diary.')).toBeVisible()
  const { content, coverImage } = await newestPost()
  expect(content).toMatch(/^!\[evening walk\]\(\/media\/\S+\/clip\.mp4#192x108,3\)$/)
  expect(content).toContain(coverImage.replace('192x108.jpg', 'clip.mp4'))
})

test('a film of more than a minute is cut before it is taken, or stays in the phone’s gallery', async () => {
  await open()
  await choose(await clipFile('minute-24.mp4'))
  const trim = page.getByRole('dialog', { name: 'Which seconds?' })
  await trim.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(trim).not.toBeInTheDocument()
  await expect.element(post).toBeDisabled()
  await choose(await clipFile('minute-24.mp4'))
  await trim.getByRole('button', { name: 'Use these 60 seconds' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Take out clip, 60 seconds' }))
    .toBeVisible()
})

test('words alone go out as a draft, and the category is remembered', async () => {
  await open()
  await words.fill('Nothing happened today. He slept.')
  await page.getByLabelText('Category').selectOptions('Adventure')
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect.element(page.getByText('It’s kept as a draft.')).toBeVisible()
  expect(await newestPost()).toMatchObject({
    title: expect.stringMatching(dayName),
    published: false,
  })
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect.element(page.getByLabelText('Category')).toHaveDisplayValue('Adventure')
  await expect.element(words).toHaveValue('')
})

test('where one list serves the whole diary, a moment offers it and begins with everyday life', async () => {
  const dog = { name: 'Olive', breed: '', birthday: '', pronouns: 'she' }
  await call('POST', '/api/admin/dog', { dog, ownerName: 'Robin', blogName: 'Olive at large' })
  await open()
  const category = page.getByLabelText('Category')
  await expect.element(category).toHaveDisplayValue('Daily Life')
  // The default list contains "Daily Life" too, so the test polls until the diary's own options have arrived.
  const options = () => [...(category.element() as HTMLSelectElement).options]
  await expect
    .poll(() => options().map(({ text }) => text))
    .toEqual([
      ...['Adventures', 'Health', 'Nutrition', 'Playtime', 'Training', 'Celebrations'],
      ...['Daily Life', 'Travel'],
    ])
})

test('too few words are said before anything is sent', async () => {
  await open()
  await words.fill('Mud!')
  await title.fill('Hm')
  await post.click()
  await expect.element(page.getByText('Content must be at least 10 characters')).toBeVisible()
  await expect.element(page.getByText('Title must be at least 3 characters')).toBeVisible()
})

test('what was typed and picked is there again after the page was lost', async () => {
  await open()
  await choose(await pictureFile('a.jpg'))
  await words.fill('Half a senten')
  await expect.element(shots).toHaveLength(1)
  await open()
  await expect.element(words).toHaveValue('Half a senten')
  await expect.element(shots).toHaveLength(1)
  await page.getByRole('button', { name: 'Take out photo 1' }).click()
  await expect.element(page.getByText('He’s holding still. Hurry.')).toBeVisible()
})

test('what another tab is writing stays there', async () => {
  await open()
  await words.fill('Written over there.')
  const { pendingPosts } = await import('./pending-posts.ts')
  await expect.poll(() => pendingPosts.state().moments[0]?.words).toBe('Written over there.')
  const otherTab = new AbortController()
  await openAdmin('/admin/dog')
  lockRecord(pendingPosts.state().moments[0]!.key, otherTab.signal)
  await open()
  await expect.element(words).toHaveValue('')
  otherTab.abort()
})

test('a lost answer waits and goes out once, when it is tried again', async () => {
  await open()
  await choose(await pictureFile('a.jpg'))
  await words.fill('He found the one puddle of the week.')
  await network.lose('POST /api/admin/posts', 1)
  const before = (await call<unknown[]>('GET', '/api/admin/posts')).length
  await post.click()
  await expect
    .element(page.getByText(/^The diary didn’t answer. Trying again in \d+ seconds?\./))
    .toBeVisible()
  const uploads = vi.spyOn(XMLHttpRequest.prototype, 'send')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.element(page.getByText('It’s in the diary.')).toBeVisible()
  expect(uploads, 'the photo had arrived').not.toHaveBeenCalled()
  uploads.mockRestore()
  expect(await call<unknown[]>('GET', '/api/admin/posts')).toHaveLength(before + 1)
})

test('a refusal shows the server’s sentence; an edit goes on with what is there', async () => {
  await network.answer('POST /api/admin/media', 415, { code: 'x', message: 'No picture.' }, 1)
  await open()
  await choose(await pictureFile('a.jpg'))
  await words.fill('Something to say about it.')
  await post.click()
  await expect
    .element(page.getByText('The diary didn’t take it: No picture. Edit it and try again.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(words).toHaveValue('Something to say about it.')
  await page.getByRole('button', { name: 'Take out photo 1' }).click()
  await post.click()
  await expect.element(page.getByText('It’s in the diary.')).toBeVisible()
})

test('a moment can be stopped and thrown away, which asks once', async () => {
  const letGo = await network.hold('POST /api/admin/media')
  await open()
  await choose(await pictureFile('a.jpg'))
  await post.click()
  await expect.element(page.getByText('On its way')).toBeVisible()
  await expect.element(page.getByText('0 of 1 sent')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByRole('heading', { name: /^Waiting to go out/ })).toBeVisible()
  await page.getByRole('button', { name: /^Throw away “/ }).click()
  const ask = page.getByRole('alertdialog', { name: 'Throw this moment away?' })
  await ask.getByRole('button', { name: 'Throw away' }).click()
  await expect
    .element(page.getByRole('heading', { name: /^Waiting to go out/ }))
    .not.toBeInTheDocument()
  await letGo()
})

test('files that are no pictures, and pictures beyond thirty, are told', async () => {
  await open()
  await choose(
    new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }),
    ...(await Promise.all(Array.from({ length: 32 }, (_, at) => pictureFile(`${at}.jpg`)))),
  )
  await expect.element(shots).toHaveLength(30)
  await expect.element(page.getByText('We can’t read bill.pdf.', { exact: false })).toBeVisible()
  await expect.element(page.getByText(/2 photos stayed in your gallery\./)).toBeVisible()
})

test('a browser that keeps nothing says so first, and still posts', async () => {
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  await open()
  await expect.element(page.getByText('Your phone is full.')).toBeVisible()
  await words.fill('It goes out. All the same, it is told first.')
  await post.click()
  await expect.element(page.getByText('It’s in the diary.')).toBeVisible()
  refused.mockRestore()
  expect(await newestPost()).toMatchObject({ title: 'It goes out' })
})

const shareStore = createStore('dachshund-moments', 'moments')
const share = async (id: string, more: Partial<SharedContent> = {}) => {
  const photos = [await pictureFile('a.jpg')]
  await set(`share:${id}`, { id, photos, count: 1, words: 'From afar.', ...more }, shareStore)
}
const question = page.getByRole('alertdialog', { name: 'Take these along?' })
const openShared = () => openAdmin('/admin/moment?shared=abc', phoneSize)

test('what was shared becomes a moment of its own once the owner says so', async () => {
  await open()
  await words.fill('Half a senten')
  await share('abc')
  await openShared()
  await expect.element(question.getByText('From afar.')).toBeVisible()
  await expect.element(question.getByRole('img')).toBeVisible()
  await expect.element(words).toHaveValue('Half a senten')
  await question.getByRole('button', { name: 'Take them along' }).click()
  await expect.element(page.getByText('1 photo came along.')).toBeVisible()
  await expect.element(words).toHaveValue('From afar.')
  await expect.element(shots).toHaveLength(1)
  await expect.poll(() => location.search).toBe('')
  await page.getByRole('button', { name: '1 waiting' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(words).toHaveValue('Half a senten')
  await expect.element(shots).toHaveLength(0)
  await openShared()
  await expect.element(words).toHaveValue('Half a senten')
  await expect.element(question).not.toBeInTheDocument()
})

test('what was shared and is not wanted leaves the unfinished moment alone', async () => {
  await open()
  await words.fill('Half a senten')
  await share('abc')
  await share('def', { photos: [], count: 0, words: 'And another thing.' })
  await openShared()
  await expect.element(question.getByText('From afar.')).toBeVisible()
  await question.getByRole('button', { name: 'Leave them' }).click()
  await expect.element(question.getByText('And another thing.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(words).toHaveValue('Half a senten')
  await expect.element(shots).toHaveLength(0)
  await open()
  await expect.element(question.getByText('And another thing.')).toBeVisible()
  await question.getByRole('button', { name: 'Leave them' }).click()
  await expect.element(words).toHaveValue('Half a senten')
  await open()
  await expect.element(words).toHaveValue('Half a senten')
  await expect.element(question).not.toBeInTheDocument()
})

test('a share of which nothing can be used asks nothing, and says so', async () => {
  await open()
  await words.fill('Half a senten')
  await share('abc', {
    photos: [new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' })],
    count: 1,
    words: '',
  })
  await share('def', { photos: [], count: 1, words: '' })
  await openShared()
  await expect.element(page.getByText(/^Nothing came along that we can use\./)).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(words).toHaveValue('Half a senten')
})

test('what was shared joins the unfinished moment only where the owner asks for that', async () => {
  await open()
  await words.fill('Half a senten')
  await choose(await pictureFile('mine.jpg'))
  await expect.element(shots).toHaveLength(1)
  await share('abc')
  await openShared()
  await expect.element(question.getByRole('button', { name: 'Leave them' })).toHaveFocus()
  await question.getByRole('button', { name: 'Add them to the moment I’m writing' }).click()
  await expect.element(words).toHaveValue('Half a senten\n\nFrom afar.')
  await expect.element(shots).toHaveLength(2)
  await open()
  await expect.element(words).toHaveValue('Half a senten\n\nFrom afar.')
  await expect.element(page.getByText('1 waiting')).not.toBeInTheDocument()
})

test('where nothing is unfinished, a share asks only whether to take it, and an old one is gone', async () => {
  await share('abc')
  await share('def', { at: Date.now() - 8 * 86_400_000, words: 'Long ago.' })
  await openShared()
  await expect.element(question.getByText('From afar.')).toBeVisible()
  await expect.element(question.getByRole('button', { name: /^Add them/ })).not.toBeInTheDocument()
  await question.getByRole('button', { name: 'Take them along' }).click()
  await expect.element(words).toHaveValue('From afar.')
  await expect.element(question).not.toBeInTheDocument()
})

test('a moment of another account waits until the owner sends it as their own', async () => {
  await open()
  await words.fill('He stole a sausage. Nobody saw it but the cat.')
  const letGo = await network.hold('POST /api/admin/posts')
  await post.click()
  await page.getByRole('button', { name: 'Stop' }).click()
  const { repository } = await import('../sync/repository.ts')
  const { pendingPosts } = await import('./pending-posts.ts')
  const [moment] = await repository.list('moment')
  await letGo()
  const other = { ...moment!, key: 'of-another-account', stage: 'waiting', accountId: 'other' }
  await pendingPosts.remove(moment!)
  await pendingPosts.save({ ...other, stage: 'waiting', unanswered: null })
  await openAdmin('/admin/moment', phoneSize)
  await page.getByRole('button', { name: '1 waiting' }).click()
  await expect.element(page.getByText(/^Somebody else wrote this on this phone\./)).toBeVisible()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.poll(() => repository.list('moment')).toEqual([])
})

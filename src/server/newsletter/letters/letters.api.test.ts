import { expect, test } from 'vitest'
import * as contract from '#shared/contract/letters.admin.ts'
import { letterInput, setUpLettersDiary } from '#test/diaries/letters-diary.ts'
import { makePost } from '#test/make.ts'
import { createTestApp } from '#test/test-app.ts'
import { letterErrors } from '#texts/errors/newsletter.ts'

const { addReader, choose, letterOf, now, openAgain, run, writePost } = setUpLettersDiary()

test('the letter of a post is chosen, changed, taken back and chosen again until it leaves', async () => {
  await addReader()
  const id = await writePost({ published: false })
  expect(await choose(id)).toMatchObject({ state: 'waiting', subject: 'Rain', leavesAt: null })
  expect(await choose(id, { ...letterInput, subject: 'More rain' })).toMatchObject({
    subject: 'More rain',
  })
  expect(await now.call(contract.listLetters, {})).toHaveLength(1)
  await now.call(contract.cancelLetter, { params: { id } })
  expect(await letterOf(id)).toBeNull()
  await expect(now.call(contract.cancelLetter, { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
  const published = await writePost({ title: 'Out already' })
  expect(await choose(published)).toMatchObject({
    state: 'leaving',
    leavesAt: '2026-11-16T10:01:00.000Z',
  })
  await now.call(contract.cancelLetter, { params: { id: published } })
  now.clock.pass(120_000)
  await run()
  expect(now.server.mails).toHaveLength(0)
})

test('a letter that has left is neither changed nor taken back, and its words stay as they were', async () => {
  await addReader()
  const id = await writePost({ title: 'As it was' })
  const { id: letterId } = await choose(id)
  now.clock.pass(60_000)
  await run()
  expect(now.server.mails).toHaveLength(1)
  const left = { status: 409, problem: { code: 'letters.left', message: letterErrors.left } }
  await expect(choose(id)).rejects.toMatchObject(left)
  await expect(now.call(contract.cancelLetter, { params: { id } })).rejects.toMatchObject(left)
  await now.diary.services.posts.update(id, makePost({ title: 'As it is' }), { savedBy: null })
  const { letter, html, failures } = await now.call(contract.getLetter, {
    params: { id: letterId },
  })
  expect(letter).toMatchObject({
    title: 'As it was',
    state: 'sent',
    secondsLeft: null,
    heldBecause: null,
    figures: { recipients: 1, sent: 1, failed: 0, skipped: 0, waiting: 0 },
  })
  expect(html).toContain('As it was')
  expect(html).not.toContain('alex@example.com')
  expect(failures).toEqual([])
})

test('a letter outlives its post', async () => {
  await addReader()
  const id = await writePost({ title: 'Gone soon' })
  const { id: letterId } = await choose(id)
  now.clock.pass(60_000)
  await run()
  await now.diary.services.posts.remove(id)
  await now.diary.services.posts.purgeDeleted(new Date(now.clock.now().getTime() + 1))
  const { letter, html } = await now.call(contract.getLetter, { params: { id: letterId } })
  expect(letter).toMatchObject({ postId: null, title: 'Gone soon', state: 'sent' })
  expect(html).toContain('Gone soon')
})

test('a public post without confirmed readers has no letter, a draft may have one', async () => {
  const published = await writePost()
  await expect(choose(published)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'letters.no_readers' },
  })
  expect(await choose(await writePost({ published: false, title: 'Later' }))).toMatchObject({
    state: 'waiting',
  })
})

test('a change that the state does not allow is refused, one of a letter that is not there is a 404', async () => {
  const { id } = await choose(await writePost({ published: false }))
  for (const change of [contract.pauseLetter, contract.resumeLetter, contract.stopLetter]) {
    await expect(now.call(change, { params: { id } })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'letters.not_now' },
    })
    await expect(now.call(change, { params: { id: 999 } })).rejects.toMatchObject({ status: 404 })
  }
  await expect(now.call(contract.getLetter, { params: { id: 999 } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(choose(999)).rejects.toMatchObject({ status: 404 })
})

test.each([
  [{ ...letterInput, subject: 'ab' }, 'Subject must be at least 3 characters'],
  [{ ...letterInput, kind: 'half' }, 'Choose the whole text or its beginning'],
  [{ ...letterInput, previewText: 'x'.repeat(201) }, 'Preview text must be at most 200 characters'],
])('bad input is refused in a sentence: %j', async (body, message) => {
  const id = await writePost()
  await expect(choose(id, body)).rejects.toMatchObject({ status: 400, problem: { message } })
})

test('how fast it goes and how long the rest takes are told while a letter is being sent', async () => {
  await openAgain({ LETTERS_PER_MINUTE: '6' })
  for (const number of [1, 2, 3]) {
    const email = `reader${number}@example.com`
    await now.diary.services.newsletter.subscribers.add({
      name: 'Robin',
      email,
      consentNote: 'By hand',
    })
  }
  const { id } = await choose(await writePost())
  now.clock.pass(60_000)
  await run()
  const [letter] = await now.call(contract.listLetters, {})
  expect(letter).toMatchObject({ id, state: 'sending', secondsLeft: 20, sentLastMinute: 1 })
  now.clock.pass(60_000)
  expect(await now.call(contract.listLetters, {})).toMatchObject([{ sentLastMinute: 0 }])
})

test('only admins see letters', async () => {
  const visitors = await createTestApp({})
  for (const { method, path } of Object.values(contract).filter(
    (one): one is typeof contract.getMailState =>
      typeof one === 'object' && one !== null && 'path' in one,
  )) {
    const url = path.replace(':id', '1')
    const answer = await visitors.app.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000' },
    })
    expect([url, answer.statusCode]).toEqual([url, 401])
  }
  await visitors.close()
})

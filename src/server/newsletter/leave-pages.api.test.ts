import { beforeEach, describe, expect, test } from 'vitest'
import { setUpLetterPages } from '#test/diaries/letter-pages-diary.ts'

const { clock, confirmPath, diary, join, leavePath, post, shown, subscriber } = setUpLetterPages()

describe('leaving', () => {
  beforeEach(() => join({ state: 'confirmed', confirmedAt: new Date('2026-01-02T03:04:05Z') }))

  test('by one click needs neither cookie nor origin, and works twice', async () => {
    const path = await leavePath()
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(path, { 'List-Unsubscribe': 'One-Click' }, {})
      expect(answer.statusCode).toBe(200)
      expect(answer.headers.location).toBeUndefined()
    }
    expect(await subscriber()).toMatchObject({ state: 'left', leftAt: clock.now() })
  })

  test('by one click is understood however the mail program writes it', async () => {
    const boundary = 'xyz'
    const parts = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
    const answer = await diary().app.inject({
      method: 'POST',
      url: await leavePath(),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: parts,
    })
    expect(answer.statusCode).toBe(200)
    expect(await subscriber()).toMatchObject({ state: 'left' })
    expect(
      (await diary().app.inject({ method: 'POST', url: await confirmPath() })).statusCode,
    ).toBe(200)
  })

  test('is taken back by one button, and everything is as it was', async () => {
    const path = await leavePath()
    const before = await subscriber()
    await post(path)
    expect(shown()).toEqual({ kind: 'left', email: 'robin@example.com' })
    await post(path, { back: 'yes' })
    expect(shown()?.kind).toBe('confirmed')
    expect(await subscriber()).toEqual(before)
    await diary().app.inject({ url: path })
    expect(shown()?.kind).toBe('leave')
  })

  test('is no longer possible for somebody who was deleted, and says so', async () => {
    const path = await leavePath()
    await diary().services.newsletter.subscribers.remove(1)
    expect((await post(path)).statusCode).toBe(404)
    expect(shown()?.kind).toBe('stale')
  })
})

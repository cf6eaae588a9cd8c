import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import { OWNER_EMAIL, setUpComments } from '#test/diaries/comments-on-store.ts'
import { readMailText } from '#test/mail/read-mail.ts'

const { clock, comments, mail, mailsTo, work } = setUpComments('memory')

test('the owner gets one mail for all that came, a quarter of an hour apart', async () => {
  await comments().writeOne({ message: 'The first one.' })
  await work()
  expect(mailsTo(OWNER_EMAIL)).toHaveLength(1)
  const text = readMailText(mailsTo(OWNER_EMAIL)[0])
  expect(text).toContain('The first one.')
  expect(text).toContain('http://localhost:3000/admin/readers/comments')
  expect(text).not.toMatch(/approve\//)

  for (let n = 0; n < 30; n += 1) {
    await comments().writeOne({ message: `Number ${n}.` }, `198.51.100.${n}`)
  }
  clock.pass(commentLimits.digestMinutes * MINUTE_MS - 1)
  await work()
  expect(mailsTo(OWNER_EMAIL)).toHaveLength(1)
  clock.pass(1)
  await work()
  expect(mailsTo(OWNER_EMAIL)).toHaveLength(2)
  const second = readMailText(mailsTo(OWNER_EMAIL)[1])
  expect(second).toContain('30 comments')
  expect(second).toContain(`And ${30 - commentLimits.inDigest} more.`)
  expect(second).not.toContain('The first one.')
  clock.pass(DAY_MS)
  await work()
  expect(mailsTo(OWNER_EMAIL)).toHaveLength(2)
})

test('spam costs the owner no mail, and what is decided meanwhile is not told', async () => {
  await comments().writeOne({ website: 'x' })
  await work()
  expect(mailsTo(OWNER_EMAIL)).toEqual([])
  mail().answerTo(() => '421 4.3.2 Later, please')
  await comments().approve(await comments().writeOne({ message: 'Decided quickly.' }))
  const id = await comments().writeOne({ message: 'Decided in time.' })
  await work()
  mail().answerTo(() => null)
  await comments().approve(id)
  clock.pass(MINUTE_MS)
  await work()
  expect(mailsTo(OWNER_EMAIL)).toEqual([])
})

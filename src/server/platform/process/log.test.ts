import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLogger } from './log.ts'

test('a failed query is logged without what was in it', () => {
  let line = ''
  const log = createLogger('error', {
    write: (text) => {
      line += text
    },
  })
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(secret-one) already exists.',
  })
  const params = ['secret-two', 'two\nlines of secret-three']
  const error = new DrizzleQueryError('insert into users values ($1, $2)', params, cause)
  log.error({ err: error }, 'request failed')

  expect(line).toContain('insert into users')
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/secret-(one|two|three)/)
})

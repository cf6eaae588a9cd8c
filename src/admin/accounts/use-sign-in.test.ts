import { expect, test } from 'vitest'
import { readReturnAddress } from './use-sign-in.ts'

test.each(['/admin/gallery', '/admin/settings?tab=appearance', '/admin/settings#account'])(
  'after signing in, %s is reached',
  (next) => {
    expect(readReturnAddress(next)).toBe(next)
  },
)

test.each([
  null,
  'https://evil.example/admin',
  '//evil.example/admin',
  '/admin/../..//evil.example',
  '/administrator',
  '/admin/login?next=/admin/login',
  '/admin/setup',
])('%s is never the wanted address', (next) => {
  expect(readReturnAddress(next)).toBe('/admin')
})

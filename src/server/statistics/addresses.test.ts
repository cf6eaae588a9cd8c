import { expect, test } from 'vitest'
import { readPageAddress } from './addresses.ts'

test.each([
  ['/blog/first-walk', '/blog/first-walk'],
  ['/%62log/first%2Dwalk?utm_source=x', '/blog/first-walk'],
  ['/blog/h%C3%BCndchen', '/blog/h%C3%BCndchen'],
  ['/blog/hündchen', '/blog/h%C3%BCndchen'],
  ['/broken/%E0%A4%A', '/broken/%E0%A4%A'],
  [`/${'a'.repeat(300)}`, ''],
  ['/preview/secret', ''],
  ['/letters/leave/secret/more', ''],
  ['/%6cetters/confirm/secret', ''],
  ['/comments/confirm/secret', ''],
  ['/comments/stop/secret', ''],
])('the page of %s is %s', (url, path) => {
  expect(readPageAddress(url).path).toBe(path)
})

test.each([
  ['/blog?search=Red++Ball%20', 'red ball'],
  ['/blog?category=food&search=SALMON', 'salmon'],
  ['/blog?search=ball&page=2', ''],
  ['/blog?search=', ''],
  ['/gallery?search=ball', ''],
  ['/blog?search=a%00b', 'ab'],
])('what %s looks for is "%s"', (url, words) => {
  expect(readPageAddress(url).words).toBe(words)
})

test('a letter says so', () => {
  expect(readPageAddress('/blog/walk?from=letter').isFromLetter).toBe(true)
  expect(readPageAddress('/blog/walk?from=elsewhere').isFromLetter).toBe(false)
})

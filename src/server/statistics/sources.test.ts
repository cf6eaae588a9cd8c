import { expect, test } from 'vitest'
import { DIRECT, describeSource, hostOf, LETTERS, OTHERS } from './sources.ts'

test.each([
  ['https://www.forum.example/thread/7?user=anna#reply', 'forum.example'],
  ['http://Forum.Example:8080/', 'forum.example'],
  ['https://münchen.example/', 'xn--mnchen-3ya.example'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['not an address', DIRECT],
  ['https://[::1]/', DIRECT],
  ['about:blank', DIRECT],
  [`https://${'a.'.repeat(200)}example/`, DIRECT],
])('of %s nothing is kept but %s', (referer, host) => {
  expect(hostOf(referer)).toBe(host)
})

test.each([
  'google.com',
  'google.co.uk',
  'images.google.de',
  'bing.com',
  'duckduckgo.com',
  'ecosia.org',
  'search.yahoo.com',
  'de.search.yahoo.com',
  'search.brave.com',
  'yandex.ru',
  'com.google.android.googlequicksearchbox',
])('%s is a search engine', (host) => {
  expect(describeSource(host)).toEqual({ kind: 'search', host: null })
})

test.each([
  'mail.google.com',
  'docs.google.com',
  'notgoogle.com',
  'google.evil.example',
  'bing.photo.example',
])('%s is a site like others', (host) => {
  expect(describeSource(host)).toEqual({ kind: 'site', host })
})

test('what has no host has a kind', () => {
  expect([DIRECT, LETTERS, OTHERS].map((name) => describeSource(name).kind)).toEqual([
    'direct',
    'letters',
    'others',
  ])
})

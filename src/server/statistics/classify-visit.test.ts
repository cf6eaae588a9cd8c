import { expect, test } from 'vitest'
import {
  createScreenKindCache,
  DIRECT_SOURCE,
  describeSource,
  LETTERS_SOURCE,
  OTHERS_NAME,
  readPageAddress,
  readScreenKind,
  sourceHostOf,
} from './classify-visit.ts'

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

test.each([
  ['https://www.forum.example/thread/7?user=anna#reply', 'forum.example'],
  ['http://Forum.Example:8080/', 'forum.example'],
  ['https://münchen.example/', 'xn--mnchen-3ya.example'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['not an address', DIRECT_SOURCE],
  ['https://[::1]/', DIRECT_SOURCE],
  ['about:blank', DIRECT_SOURCE],
  [`https://${'a.'.repeat(200)}example/`, DIRECT_SOURCE],
])('of %s nothing is kept but %s', (referer, host) => {
  expect(sourceHostOf(referer)).toBe(host)
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
  expect(
    [DIRECT_SOURCE, LETTERS_SOURCE, OTHERS_NAME].map((name) => describeSource(name).kind),
  ).toEqual(['direct', 'letters', 'others'])
})

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  ['desktop', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['desktop', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['phone', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
  ['phone', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['tablet', `Mozilla/5.0 (Linux; Android 13; SM-X906C) ${chrome} Safari/537.36`],
  ['tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'tablet',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  ],
])('%s: %s', (screen, name) => {
  expect(readScreenKind(name)).toBe(screen)
})

test.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36`,
  'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 3 subscribers)',
  'curl/8.14.1',
  'Wget/1.25.0',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'node',
  'Mastodon/4.4.0 (http.rb/5.2.0; +https://social.example/)',
])('not read by a person: %s', (name) => {
  expect(readScreenKind(name)).toBeNull()
})

test('a name is known again', () => {
  const { screenOf } = createScreenKindCache()
  const name = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect([screenOf(name), screenOf('curl/8'), screenOf(name), screenOf('curl/8')]).toEqual([
    'desktop',
    null,
    'desktop',
    null,
  ])
  expect(screenOf(undefined)).toBeNull()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAdmin, openSite, phone } from '../../test/dom/dom.tsx'
import { dressModule } from '../../test/pseudo-language.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'
import { setLanguage } from './set-language.ts'

const nobodysLanguage = Object.fromEntries(
  Object.entries(english).map(([name, module]) => [name, dressModule(module)]),
) as unknown as Catalogue

const reallyFetch = window.fetch
/** What the diary answered: its words are not ours. */
let answers = ''

beforeAll(() => {
  setLanguage(nobodysLanguage)
  window.fetch = async (...request) => {
    const answer = await reallyFetch(...request)
    const isText = /json|text/.test(answer.headers.get('content-type') ?? '')
    if (isText) answers += await answer.clone().text()
    return answer
  }
})
afterAll(() => {
  window.fetch = reallyFetch
  setLanguage(english)
})

const admin = [
  ...['/admin', '/admin?tab=content', '/admin?tab=content&view=gallery', '/admin?tab=ideas'],
  ...['/admin?tab=content&view=deleted', '/admin?tab=content&view=access', '/admin/welcome'],
  ...['/admin/welcome?step=2', '/admin/welcome?step=3', '/admin/welcome?step=4', '/admin/moment'],
  ...['/admin/posts/new', '/admin/calendar', '/admin/gallery', '/admin/dog', '/admin/dog/log'],
  ...['/admin/settings', '/admin/settings?tab=appearance', '/admin/settings?tab=account'],
  ...['/admin/settings?tab=database', '/admin/readers', '/admin/readers?view=subscribers'],
  ...[
    '/admin/readers?view=letters',
    '/admin/readers?view=comments',
    '/admin/readers?view=messages',
  ],
  ...['/admin/import', '/admin/login', '/admin/setup', '/admin/forgotten', '/admin/nowhere'],
]
const site = [
  '/',
  '/blog',
  '/blog?search=zzz',
  '/gallery',
  '/about',
  '/contact',
  '/timeline',
  '/nowhere',
]

/** Names that are the same in each language, and keys. */
const names =
  /\b(PostgreSQL|Micropub|Google|WordPress|Ghost|Jekyll|Hugo|Eleventy|Instagram|Facebook|YouTube|Mastodon|Bluesky|TikTok|Threads|Twitter|X|English|Deutsch|Español|Français|JPEG|PNG|HEIC|Markdown|CSV|ZIP|Ctrl|lb|oz|kg|AM|PM|KB|MB|GB|UTC|DB)\b/g

/** Whole words of plain letters on the screen that neither the diary nor its owner said. */
function englishLeft(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const left = new Set<string>()
  const known = answers.toLowerCase()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const around = node.parentElement
    if (!around || around.closest('script, style, [lang], select, .prose, [data-font]')) continue
    const words = (node.nodeValue ?? '').replace(names, '').match(/\p{L}+/gu) ?? []
    for (const word of words) {
      if (/^[a-z]{3,}$/i.test(word) && !known.includes(word.toLowerCase())) {
        left.add(`${word} in “${node.nodeValue?.trim().slice(0, 60)}”`)
      }
    }
  }
  return [...left]
}

const isWide = () => document.documentElement.scrollWidth > window.innerWidth

async function settled() {
  await expect.poll(() => document.querySelector('h1, h2')?.textContent ?? '').not.toBe('')
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
}

test.for(admin)('%s says nothing that is not a text, and stays within a phone', async (path) => {
  await openAdmin(path, phone)
  await settled()
  expect(englishLeft()).toEqual([])
  expect(isWide()).toBe(false)
})

// Without the styles of the site, which are not those of these tests.
test.for(site)('%s says nothing that is not a text', async (path) => {
  await openSite(path, phone)
  await settled()
  expect(englishLeft()).toEqual([])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCountingBlocks } from '#test/effort/count-blocks.ts'
import { countSearchSteps } from '#test/effort/count-search-steps.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'

type Work = (text: string) => unknown

let counting: Awaited<ReturnType<typeof startCountingBlocks>>
const works: Record<string, Work> = {}

/** The count covers our code and the libraries that read input for us. */
const COUNTED =
  /\/src\/(?:shared|server)\/|\/node_modules\/(?:turndown|@mixmark-io|yaml|smol-toml|markdown-it|entities|zod)\//

beforeAll(async () => {
  // Modules that were loaded before this call are not counted.
  counting = await startCountingBlocks(COUNTED)
  Object.assign(works, await visitorsWorks(), await helpersWorks(), await readersWorks())
  await counting.stepsOf(() => {})
})
afterAll(() => counting.stop())

async function visitorsWorks(): Promise<Record<string, Work>> {
  const { CommentInput } = await import('#shared/contract/comments.ts')
  const { ContactMessage } = await import('#shared/contract/messages.ts')
  const { Subscription } = await import('#shared/contract/newsletter.ts')
  const { cleanMessage } = await import('#shared/comments/clean-text.ts')
  const { looksLikeOwner } = await import('./comments/owners-name.ts')
  const { matchesSearch } = await import('#shared/lists/search.ts')
  const { renderCommentHtml } = await import('./comments/comment-html.ts')
  const { judgeSpam, spamFilterWordsOf } = await import('./comments/spam-filter.ts')
  const { textKeyOf } = await import('./comments/visitor-keys.ts')
  const signals = {
    hasHiddenField: false,
    form: null,
    repeated: 0,
    isRush: false,
    isBadSender: false,
    spamChance: null,
    known: 0,
    isConfirmed: true,
  }
  return {
    comment: (text) => CommentInput.safeParse({ name: text, email: text, message: text }),
    'comment from an old blog': (text) => [cleanMessage(text), textKeyOf(text)],
    'comment as HTML': (text) => renderCommentHtml(text, { hasLinks: true }),
    'name of the owner': (text) => looksLikeOwner(text, 'Robin'),
    'spam filter': (message) => [
      spamFilterWordsOf({ name: message, message }),
      judgeSpam({ ...signals, message }),
    ],
    'contact form': (text) =>
      ContactMessage.safeParse({ name: text, email: text, subject: text, message: text }),
    subscription: (text) => Subscription.safeParse({ name: text, email: text, consent: true }),
    search: (text) =>
      matchesSearch({ title: text, content: text, excerpt: text, category: text }, text),
  }
}

async function helpersWorks(): Promise<Record<string, Work>> {
  const { categoryKey } = await import('#shared/categories.ts')
  const { plainExcerptOf } = await import('#shared/markdown/words.ts')
  const { slugify } = await import('#shared/urls/slug.ts')
  const { readAddresses } = await import('./newsletter/subscriber-csv.ts')
  const { enhanceByRules } = await import('./assistant/built-in/enhance.ts')
  const { expandByQuestions } = await import('./assistant/built-in/expansion.ts')
  const { summarizeByRanking } = await import('./assistant/built-in/summary.ts')
  const { cleanModelText } = await import('./assistant/model-client.ts')
  return {
    slug: slugify,
    category: categoryKey,
    excerpt: (text) => plainExcerptOf({ excerpt: text, content: text }),
    'list of readers': readAddresses,
    'writing helper': enhanceByRules,
    'longer text': expandByQuestions,
    summary: summarizeByRanking,
    'answer of a model': cleanModelText,
  }
}

async function readersWorks(): Promise<Record<string, Work>> {
  const { htmlToMarkdown, htmlToPlainText } = await import(
    './transfer/html-to-markdown/html-to-markdown.ts'
  )
  const { kindOfText } = await import('./transfer/sources/open-source.ts')
  const { PathIndex } = await import('./transfer/sources/stored-pictures.ts')
  const { replacePictureAddresses } = await import('./transfer/pictures.ts')
  const { convertContent } = await import('./transfer/sources/wordpress-content.ts')
  const { FullSizePictures } = await import('./transfer/sources/wordpress-xml.ts')
  const { readPost } = await import('./transfer/sources/markdown.ts')
  const { readFrontMatter } = await import('./transfer/sources/front-matter.ts')
  const { sourceLinksOf } = await import('./transfer/sources/source-links.ts')
  const { openOwnExport } = await import('./transfer/sources/own-export.ts')
  const { lexicalToHtml } = await import('./transfer/sources/ghost-editors.ts')

  const links = sourceLinksOf('https://old.example', new Set())
  const html = (text: string) => htmlToMarkdown(text, links)
  const ofWordpress = {
    address: null,
    authors: new Map(),
    authorIds: new Set<string>(),
    attachments: new Map(),
    wholePictures: new FullSizePictures(),
    attachedTo: new Map([['1', ['2', '3']]]),
    addresses: new Set<string>(),
    reusableBlocks: new Map([['5', '<p>a</p>']]),
  }
  const readNote = (text: string, kind: 'jekyll' | 'obsidian') => {
    const files = new PathIndex(['a.png', 'b/a.png', 'a.md'])
    const site = { kind, root: '', title: null, address: null, base: '', permalink: 'date' }
    const folders = { sections: {}, markdownFiles: [], files, notes: files }
    return readPost('_posts/2025-03-01-a.md', text, { ...site, ...folders }, new Date(0))
  }
  const readDiary = async (text: string) => {
    const zip = {
      names: ['posts/a.md'],
      sizeOf: () => text.length,
      open: async () => null,
      read: async (name: string) =>
        name === 'posts/a.md'
          ? Buffer.from(text)
          : name === 'diary.yaml'
            ? Buffer.from('program: dachshund-diary\nversion: 1\n')
            : null,
      start: async () => Buffer.alloc(0),
      close: async () => {},
    }
    const source = await openOwnExport(zip, { open: async () => null, close: async () => {} })
    for await (const _ of source.posts());
  }
  const head = 'title: a\nslug: a\ncreated: 2025-03-01\nupdated: 2025-03-01\n'
  return {
    HTML: html,
    'HTML inside of marks': (text) => html(`<p>a <b>b${text}c</b> <i>${text}</i></p>`),
    'HTML as code': (text) => html(`a<pre>${text}x</pre>b<b><pre>x${text}&nbsp;</pre></b>`),
    'HTML in lists and tables': (text) =>
      html(`<ul><li>${text}</ul><table><tr><td>${text}<td>b</table><h2>${text}</h2>`),
    'HTML as attributes': (text) => {
      const unquoted = text.replaceAll('"', '')
      return html(
        `<img src="a.png" alt="a${unquoted}b" srcset="${unquoted}"><a href="${unquoted}">a</a>`,
      )
    },
    'words of HTML': htmlToPlainText,
    'pictures of a text': (text) => replacePictureAddresses(text, new Map()),
    'kind of a file': (text) => {
      const head = Buffer.from(text)
      return kindOfText({ head, open: async () => null as never })
    },
    'WordPress post': (text) => convertContent(text, '1', ofWordpress, links),
    'Ghost post': (text) =>
      lexicalToHtml(JSON.stringify({ root: { type: 'markdown', markdown: text } })),
    'front matter as YAML': (text) => readFrontMatter(`---\ntitle: a${text}\n---\n`),
    'front matter as TOML': (text) => readFrontMatter(`+++\ntitle = "a${text}\n+++\n`),
    'front matter as JSON': (text) => readFrontMatter(`{\n"title": "a${text}\n}\n`),
    'start of front matter': (text) => readFrontMatter(`---${text}\n`),
    'fields of front matter': (text) =>
      readNote(`---\ntags: "a${text}b"\ndate: "2025-03-01${text}"\n---\na`, 'jekyll'),
    'markdown of Jekyll and Hugo': (text) => readNote(text, 'jekyll'),
    'markdown of Obsidian': (text) => readNote(`# ${text}\n\n${text}`, 'obsidian'),
    'our own export': (text) => readDiary(`---\n${head}---\n\n${text}`),
    'head of our own export': (text) => readDiary(`---\ntitle: ${text}`),
  }
}

const blanks = [' ', '\t', '\n', '\u00a0', '\u2003', ' \n', '\u00a0 ', '\n\u00a0', 'a ', '\t\n']
const typed = [
  ...['a', 's', '1', 'é', '😀', '\u200d', '\u0301', '\ud83d', '.', ',', ';', '"', "'", '-', '!'],
  ...['@', 'a@', 'a.', 'a-', 'http://', 'www.', '<', '<a', '<a href="', '[', '[url', '](', '\\'],
]
const markup = [
  ...['<', '>', '&', '&nbsp;', '&#32;', '<br>', '<p>', '<b>', '<b> </b>', '<i>&nbsp;</i>', '<li>'],
  ...['<!--', '<!-- ', '-->', '<!-- wp:image {"a":', '<!-- wp:a -->', '<!-- /wp:a -->', '<pre>'],
  ...['<pre></pre', '<script', '<a href="', '<img src=a>', '<img alt="', '<td>', '<table>', '<h2>'],
  ...['[', ']', '[caption', '[caption]', '[caption][/caption', '[gallery]', '[a b="', '[a b=', '“'],
]
const marked = [
  ...['[', ']', '[[', '![', '![[', '![a|', '](', '[a](', '[^', '[^a]', '[^a]: b\n', '`', '``', '*'],
  ...[
    '```\n',
    '~~~\n',
    '_',
    '**a',
    '%%',
    '==',
    '|',
    '> ',
    '>\n',
    '> [!',
    '* ',
    '* \n',
    '#',
    ' #',
    ' ^',
  ],
  ...['{{', '{{<', '{{< a ', '{{%', '{%', '{% a ', '{:', 'a{:', '{%comment%}', '{{< highlight a '],
  ...['<', '<!--', '<a ', '&', '\\', '1. ', '---\n', ':'],
]
const fields = ['[', '{', '"', "'", ': ', 'a: ', 'a: b\n', '- ', '- a\n', ',', '#', '&a ', '|', '/']

/** In a partial run each reader gets some of the marks, and the next reader the next ones. */
const EACH = partUnlessSlow(6, 1)

/** Linear work takes as many steps per character in a text that is four times longer. */
async function growsWith(work: Work, mark: string, lengths = [300, 1200]): Promise<boolean> {
  const stepsPerCharacter = async (length: number) => {
    const text = `x${mark.repeat(Math.ceil(length / mark.length))}x`
    let scanned = 0
    const blocks = await counting.stepsOf(async () => {
      scanned = await countSearchSteps(async () => {
        // A reader that refuses a text has read it, too.
        await Promise.resolve(text)
          .then(work)
          .catch(() => {})
      })
    })
    return (blocks + scanned) / text.length
  }
  // The first run also pays for one-time setup.
  const few = await stepsPerCharacter(lengths[0]!)
  return (await stepsPerCharacter(lengths[1]!)) > few * 1.6 + 20
}

const visitors = ['comment', 'comment from an old blog', 'comment as HTML', 'spam filter']
const sent = ['contact form', 'subscription', 'search']
const helped = ['slug', 'category', 'excerpt', 'list of readers', 'writing helper', 'longer text']
const answered = ['summary', 'answer of a model']
const shown = ['HTML', 'HTML inside of marks', 'HTML as code', 'HTML in lists and tables']
const read = ['HTML as attributes', 'words of HTML', 'kind of a file', 'WordPress post']
const written = [
  'pictures of a text',
  'Ghost post',
  'markdown of Jekyll and Hugo',
  'markdown of Obsidian',
]
const headed = ['front matter as YAML', 'front matter as TOML', 'front matter as JSON']
const others = ['start of front matter', 'fields of front matter', 'head of our own export']

describe.each([
  { names: [...visitors, ...sent, ...helped, ...answered], marks: [...blanks, ...typed] },
  { names: [...shown, ...read], marks: [...blanks, ...markup] },
  { names: [...written, 'our own export'], marks: [...blanks, ...marked] },
  { names: [...headed, ...others], marks: [...blanks, ...fields] },
])('each character costs the same, however many there are', ({ names, marks }) => {
  test.each(names)('%s', async (name) => {
    const chosen = marks.filter((_, at) => (at + names.indexOf(name)) % EACH === 0)
    const grown: string[] = []
    for (const mark of chosen) if (await growsWith(works[name]!, mark)) grown.push(mark)
    expect(grown).toEqual([])
  })
})

test('the counting itself sees a pattern that grows with the square', async () => {
  // Shorter texts suffice: growth in them means growth in longer texts, too.
  const grows = (work: Work, mark: string) => growsWith(work, mark, [100, 400])
  expect(await grows((text) => text.replace(/ +$/gm, ''), ' ')).toBe(true)
  expect(await grows((text) => text.replace(/<!--[\s\S]*?-->/g, ''), '<!--')).toBe(true)
  expect(await grows((text) => text.replace(/<(?=[^>]*>)/g, ''), '<')).toBe(true)
  expect(await grows((text) => [...text].map((_, at) => text.indexOf('y', at)), 'a')).toBe(true)
  expect(await grows((text) => text.split(/\s+/), 'a ')).toBe(false)
})

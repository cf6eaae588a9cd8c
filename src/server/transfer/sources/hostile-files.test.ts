import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeZip, type ZipEntry } from '#test/transfer/make-zip.ts'
import { NOW, postsOf, writeSourceFile } from '#test/transfer/read-sources.ts'
import { ImportRefusedError } from '../imports.errors.ts'
import { openSource } from './open-source.ts'

type Refusal = ConstructorParameters<typeof ImportRefusedError>[0]

const wxr = readFileSync('test/fixtures/transfer/wordpress.xml', 'utf8')
const ghost = JSON.stringify({
  db: [
    {
      data: {
        posts: [{ id: '1', title: 'A "b" \\ c', html: '<p>é</p>', status: 'draft' }],
        tags: [],
      },
    },
  ],
})
const vault = makeZip([
  {
    name: 'posts/a.md',
    data: '---\ntitle: A\ndate: 2025-03-01\n---\nWords ![a](a.jpg)\n'.repeat(3),
  },
  { name: 'posts/a.jpg', data: 'a picture' },
])

async function readBox(name: string, content: string | Buffer) {
  const file = writeSourceFile(name, content)
  const box = await openSource(file, { now: NOW })
  try {
    return await postsOf(box)
  } finally {
    await box.close()
    expect(readdirSync(dirname(file))).toEqual([name])
  }
}

async function refusalOf(name: string, content: string | Buffer): Promise<string> {
  const error = await readBox(name, content).catch((thrown: unknown) => thrown)
  if (!(error instanceof ImportRefusedError)) throw new Error('it was taken in', { cause: error })
  expect(error.status).toBe(422)
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  return error.code
}

const expectRefusal = async (name: string, content: string | Buffer, refusal: Refusal) =>
  expect(await refusalOf(name, content)).toBe(`import.${refusal}`)

const withProlog = (prolog: string) => wxr.replace('<rss', `${prolog}\n<rss`)
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`)

describe('texts', () => {
  test.each<[string, string | Buffer, Refusal]>([
    [
      'a DTD from elsewhere',
      withProlog('<!DOCTYPE rss SYSTEM "https://example.com/a.dtd">'),
      'doctype',
    ],
    [
      'a file of this machine as an entity',
      withProlog('<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'doctype',
    ],
    [
      'a billion laughs',
      withProlog(`<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs.join('')}]>`),
      'doctype',
    ],
    [
      'a doctype behind a long comment',
      withProlog(`<!--${'x'.repeat(100_000)}--><!DOCTYPE rss []>`),
      'unknown',
    ],
    [
      'elements in elements without end',
      wxr.replace('<item>', `${'<a>'.repeat(1000)}<item>`),
      'too_deep',
    ],
    ['an export that was cut off', wxr.slice(0, wxr.length / 2), 'cut_off'],
    ['tags that do not match', wxr.replace('</item>', '</items>'), 'damaged'],
    ['another XML file', '<?xml version="1.0"?><feed></feed>', 'unknown'],
    ['another RSS feed', '<rss version="2.0"><channel><title>x</title></channel></rss>', 'unknown'],
    ['UTF-16 without a mark', Buffer.from(wxr, 'utf16le'), 'encoding'],
    ['an encoding that nobody knows', wxr.replace('UTF-8', 'x-klingon'), 'encoding'],
    [
      'Latin-1 that says UTF-8',
      Buffer.from(wxr.replace('Waffles', 'Größe Äpfel Öl Übel ßß'), 'latin1'),
      'encoding',
    ],
    ['nothing at all', '', 'empty'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'encoding'],
    ['a web page', '<!doctype html><html><body><rss></body></html>', 'unknown'],
  ])('%s is refused', async (_, content, refusal) => {
    await expectRefusal('blog.xml', content, refusal)
  })

  test.each<[string, string, Refusal]>([
    ['cut off', ghost.slice(0, -20), 'cut_off'],
    ['cut off at a bracket', `${ghost.slice(0, -20)}}`, 'cut_off'],
    ['with brackets that do not match', ghost.replace('"tags":[]', '"tags":[}'), 'damaged'],
    ['nested without end', `{"db":${'['.repeat(1000)}${']'.repeat(1000)}}`, 'too_deep'],
    ['of something else', '{"name":"package"}', 'unknown'],
  ])('JSON %s is refused', async (_, content, refusal) => {
    await expectRefusal('ghost.json', content, refusal)
  })

  test('a text of Latin-1 that says so is read', async () => {
    const latin = Buffer.from(
      wxr.replace('UTF-8', 'ISO-8859-1').replace('An old', 'Größe'),
      'latin1',
    )
    const posts = await readBox('blog.xml', latin)
    expect(posts.some(({ markdown }) => markdown.startsWith('Größe'))).toBe(true)
  })
})

describe('zips', () => {
  const note = { name: 'a.md', data: '---\ndate: 2025-03-01\n---\nx' }
  const unpackable = Buffer.from(
    Array.from({ length: 5000 }, (_, n) => (n * n * 2654435761) >>> 24),
  )
  const many = (count: number): ZipEntry[] =>
    Array.from({ length: count }, (_, n) => ({ name: `${n}.md`, data: unpackable }))

  test.each<[string, () => Buffer, Refusal]>([
    [
      'with a path that climbs out',
      () => makeZip([note, { name: '../../etc/cron.d/x.md' }]),
      'zip_path',
    ],
    ['with a path from the root', () => makeZip([note, { name: '/etc/passwd' }]), 'zip_path'],
    [
      'with a path of Windows that climbs',
      () => makeZip([note, { name: '..\\..\\x.md' }]),
      'zip_path',
    ],
    ['with a drive of Windows', () => makeZip([note, { name: 'C:/x.md' }]), 'zip_path'],
    [
      'with a link',
      () => makeZip([note, { name: 'b.md', data: '/etc/passwd', mode: 0o120777 }]),
      'zip_link',
    ],
    ['with a password', () => makeZip([{ ...note, flags: 0x801 }]), 'zip_encrypted'],
    [
      'that unpacks to gigabytes',
      () => makeZip([note, { name: 'b', claimedSize: 0xf0000000 }]),
      'zip_bomb',
    ],
    [
      'packed too well',
      () => makeZip([note, { name: 'b.md', data: Buffer.alloc(20_000_000) }]),
      'zip_bomb',
    ],
    ['whose files are all the same bytes', () => makeZip(many(500), { areOne: true }), 'zip_bomb'],
    ['of a million files', () => makeZip([note], { count: 1_000_000 }), 'zip_entries'],
    ['of fewer files than it says', () => makeZip([note], { count: 5 }), 'damaged'],
    ['that was cut off', () => vault.subarray(0, -30), 'cut_off'],
    ['with something after it', () => Buffer.concat([vault, Buffer.from('more')]), 'damaged'],
    ['without any post', () => makeZip([{ name: 'a.txt', data: 'x' }]), 'unknown'],
    ['of nothing', () => makeZip([]), 'unknown'],
    [
      'with code as front matter',
      () => makeZip([{ name: 'a.md', data: '---js\n{ title: process.exit(1) }\n---\nx' }]),
      'code_front_matter',
    ],
    [
      'with an export that lies',
      () => makeZip([{ name: 'a.xml', data: wxr, claimedSize: 100 }]),
      'damaged',
    ],
  ])('a zip %s is refused', async (_, make, refusal) => {
    await expectRefusal('blog.zip', make(), refusal)
  })

  test.each<[string, string | Buffer, Refusal, number?]>([
    ['less than it says', 'Words', 'damaged', 5000],
    ['more than it says', 'Words '.repeat(20), 'damaged', 10],
    ['far more than it says', 'Words '.repeat(200_000), 'damaged', 1000],
    ['more of what cannot be packed than it says', unpackable, 'damaged', 10],
    ['code as front matter', '---js\n{ title: process.exit(1) }\n---\nx', 'code_front_matter'],
    ['it behind a byte order mark', '\ufeff---JavaScript\n{}\n---\nx', 'code_front_matter'],
    ['it in UTF-16', Buffer.from('\ufeff--- js\n{}\n---\nx', 'utf16le'), 'code_front_matter'],
    ['it at length', `---js\n${unpackable.toString('hex')}`, 'code_front_matter'],
    ['more words than any post', 'Words '.repeat(1_500_000), 'post_too_large'],
  ])(
    'a zip whose last file has %s is refused before any post is made',
    async (_, data, refusal, claimedSize) => {
      const last = { name: 'z.md', data, ...(claimedSize && { claimedSize }) }
      const file = writeSourceFile('blog.zip', makeZip([note, last]))
      await expect(openSource(file, { now: NOW })).rejects.toMatchObject({
        code: `import.${refusal}`,
      })
      expect(readdirSync(dirname(file))).toEqual(['blog.zip'])
    },
  )

  test('front matter that refers to itself over and over comes in as a draft', async () => {
    const lines = Array.from(
      { length: 9 },
      (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n},`.repeat(10)}]`,
    )
    const data = `---\nl0: &l0 ha\n${lines.join('\n')}\n---\nWords`
    const [post] = await readBox('blog.zip', makeZip([{ name: 'a.md', data }]))
    expect(post).toMatchObject({ status: 'draft', markdown: 'Words' })
  })

  test('front matter cannot change how objects work', async () => {
    const data =
      '---\n__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }\n---\nx'
    await readBox('blog.zip', makeZip([{ name: 'a.md', data }]))
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('whatever is changed in a file', () => {
  const damage = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(200),
      bytes: fc.uint8Array({ maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  )

  test.each<[string, Buffer]>([
    ['blog.xml', Buffer.from(wxr)],
    ['ghost.json', Buffer.from(ghost)],
    ['blog.zip', vault],
  ])('%s is read or refused, and nothing else happens', async (name, whole) => {
    await fc.assert(
      fc.asyncProperty(damage, async (damages) => {
        let bytes = whole
        for (const { at, length, bytes: replacement } of damages) {
          const from = Math.floor(at * bytes.length)
          bytes = Buffer.concat([
            bytes.subarray(0, from),
            replacement,
            bytes.subarray(from + length),
          ])
        }
        const result = await readBox(name, bytes).catch((error: unknown) => error)
        expect(Array.isArray(result) || result instanceof ImportRefusedError, String(result)).toBe(
          true,
        )
      }),
      { numRuns: 150 },
    )
  })
})

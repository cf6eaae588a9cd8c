import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeZip } from '#test/make-zip.ts'
import { openTestBox, writeBox } from '#test/read-boxes.ts'
import { lookInside } from './look-inside.ts'
import { PathIndex } from './path-index.ts'
import { swapPictures } from './swap-pictures.ts'

const wxr = readFileSync('test/fixtures/moving/wordpress.xml', 'utf8')

test('a dry run counts what is inside and names every loose end with its post', async () => {
  const contents = await lookInside(await openTestBox('blog.xml', wxr))
  expect(contents).toMatchObject({
    kind: 'wordpress',
    title: 'Waffles & Co.',
    posts: 9,
    published: 2,
    drafts: 7,
    comments: 3,
    pictures: { inside: 0, elsewhere: 2, missing: 0 },
  })
  expect(contents.categories).toContainEqual({ name: 'Tips & Tricks', posts: 1 })
  const forms = contents.looseEnds.find(({ kind }) => kind === 'form')
  expect(forms).toEqual({
    kind: 'form',
    count: 1,
    found: [{ key: 'wp:9', title: 'Before the snow', detail: '[contact-form-7]' }],
  })
})

test('pictures are found in a zip beside the file', async () => {
  const pictures = writeBox(
    'uploads.zip',
    makeZip([{ name: 'uploads/2025/03/snow.jpg', data: 'x' }]),
  )
  const box = await openTestBox('blog.xml', wxr, { pictures })
  expect((await lookInside(box)).pictures).toEqual({ inside: 1, elsewhere: 1, missing: 0 })
})

test('pictures are found in a folder, and links in it lead nowhere', async () => {
  const file = writeBox('blog.xml', wxr)
  const folder = join(dirname(file), '2025', '03')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'snow.jpg'), 'x')
  symlinkSync('/etc/passwd', join(folder, 'beach-2.jpg'))
  const box = await openTestBox('blog.xml', wxr, { pictures: join(dirname(file), '2025') })
  expect((await lookInside(box)).pictures).toEqual({ inside: 1, elsewhere: 1, missing: 0 })
})

test('a picture that could be one of several is none of them', () => {
  const index = new PathIndex(['2024/a.jpg', '2025/a.jpg', 'b/c d.jpg', 'whole.jpg'])
  expect(index.find('https://x.example/wp-content/2025/a.jpg?w=3')).toBe('2025/a.jpg')
  expect(index.find('/elsewhere/a.jpg')).toBeNull()
  expect(index.find('c%20d.JPG')).toBe('b/c d.jpg')
  expect(index.find('/x/whole-300x200.jpg')).toBe('whole.jpg')
})

test('pictures get their new addresses, and only pictures do', () => {
  const markdown = '![a](x.jpg "c") ![b](<my pic (1).jpg>) [x.jpg](x.jpg) ![d](x.jpg.png)'
  const swapped = swapPictures(markdown, (source) =>
    ['x.jpg', 'my pic (1).jpg'].includes(source) ? `/media/${source.length}/1x1.jpg` : null,
  )
  expect(swapped).toBe(
    '![a](/media/5/1x1.jpg "c") ![b](/media/14/1x1.jpg) [x.jpg](x.jpg) ![d](x.jpg.png)',
  )
})

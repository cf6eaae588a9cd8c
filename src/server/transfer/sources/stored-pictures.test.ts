import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { makeZip } from '#test/transfer/make-zip.ts'
import { openTestSource, postsOf, writeSourceFile } from '#test/transfer/read-sources.ts'
import { PathIndex } from './stored-pictures.ts'

const wxr = readFileSync('test/fixtures/transfer/wordpress.xml', 'utf8')

async function foundIn(pictures: string): Promise<string[]> {
  const box = await openTestSource('blog.xml', wxr, { pictures })
  const sources = new Set(
    (await postsOf(box)).flatMap(({ pictures: shown }) => shown.map(({ source }) => source)),
  )
  const found: string[] = []
  for (const source of sources) {
    const stream = await box.openPicture(source)
    if (stream) found.push((await buffer(stream)).toString())
  }
  return found
}

test('pictures are found in a zip beside the file', async () => {
  const pictures = writeSourceFile(
    'uploads.zip',
    makeZip([{ name: 'uploads/2025/03/snow.jpg', data: 'x' }]),
  )
  expect(await foundIn(pictures)).toEqual(['x'])
})

test('pictures are found in a folder, and links in it lead nowhere', async () => {
  const file = writeSourceFile('blog.xml', wxr)
  const folder = join(dirname(file), '2025', '03')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'snow.jpg'), 'x')
  symlinkSync('/etc/passwd', join(folder, 'beach-2.jpg'))
  expect(await foundIn(join(dirname(file), '2025'))).toEqual(['x'])
})

test('a picture that could be one of several is none of them', () => {
  const index = new PathIndex(['2024/a.jpg', '2025/a.jpg', 'b/c d.jpg', 'whole.jpg'])
  expect(index.find('https://x.example/wp-content/2025/a.jpg?w=3')).toBe('2025/a.jpg')
  expect(index.find('/elsewhere/a.jpg')).toBeNull()
  expect(index.find('c%20d.JPG')).toBe('b/c d.jpg')
  expect(index.find('/x/whole-300x200.jpg')).toBe('whole.jpg')
  expect(new PathIndex(['a.jpg', 'x/a.jpg']).find('a.jpg')).toBe('a.jpg')
  expect(new PathIndex(['a.jpg', 'x/a.jpg']).find('y/x/a.jpg')).toBe('x/a.jpg')
})

import { expect, test } from 'vitest'
import { findImageType } from './image-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.for([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0', 'png'],
  ['GIF89a', 'gif'],
  ['GIF87a', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isommp42', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['%PDF-1.7', null],
  ['RIFF\0\0\0\0WAVEfmt ', null],
  ['\xff\xd8', null],
  ['', null],
] as const)('%j is %s by its first bytes', ([start, type]) => {
  expect(findImageType(bytes(start))).toBe(type)
})

import { expect, test } from 'vitest'
import { titleFromFileName } from './title-from-file-name.ts'

test.for([
  ['sofa-nap.jpg', 'Sofa nap'],
  ['Pretzel_at_the_beach.JPEG', 'Pretzel at the beach'],
  ['IMG_2034.jpg', ''],
  ['PXL_20261101_101010.jpg', ''],
  ['20261101_101010.jpg', ''],
  ['DSC00012.JPG', ''],
  ['WhatsApp Image 2026-11-01.jpeg', ''],
  ['a.jpg', ''],
  ['image.png', ''],
] as const)('%s suggests %j', ([fileName, title]) => {
  expect(titleFromFileName(fileName)).toBe(title)
})

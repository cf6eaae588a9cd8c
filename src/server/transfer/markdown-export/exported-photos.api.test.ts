import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SECRET_CAMERA } from '#test/make-image.ts'
import { fillDiary } from '#test/transfer/full-diary.ts'
import { exportOf, keepFile, openEmptyDiary } from '#test/transfer/round-trip.ts'
import { openZip } from '../zip/open-zip.ts'

test('photos leave as they were uploaded, upright and without camera and place', async () => {
  const services = await openEmptyDiary()
  const { turned } = await fillDiary(services)
  const file = await keepFile(await exportOf(services))
  const zip = await openZip(file)
  const photo = (await zip.read('photos/logo.jpg')) ?? Buffer.alloc(0)
  await zip.close()
  const { width, height, orientation } = await sharp(photo).metadata()
  expect({ width, height, orientation }).toEqual({ width: 1200, height: 800, orientation: 6 })
  expect(photo.includes(SECRET_CAMERA)).toBe(false)
  expect(turned).toMatch(/800x1200\.jpg$/)
})

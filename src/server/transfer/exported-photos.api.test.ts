import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makePhonePhoto, SECRET_CAMERA } from '#test/make-image.ts'
import { createTestApp } from '#test/test-app.ts'
import { exportToFile } from '#test/transfer/export-file.ts'
import { openZip } from './read-zip.ts'

test('photos leave as they were uploaded, upright and without camera and place', async () => {
  const { services, close } = await createTestApp()
  onTestFinished(close)
  const { imageUrl } = await services.photos.media.store(Readable.from([await makePhonePhoto()]))
  await services.settings.update({ logoUrl: imageUrl })
  const zip = await openZip(await exportToFile(services))
  const photo = (await zip.read('photos/logo.jpg')) ?? Buffer.alloc(0)
  await zip.close()
  const { width, height, orientation } = await sharp(photo).metadata()
  expect({ width, height, orientation }).toEqual({ width: 1200, height: 800, orientation: 6 })
  expect(photo.includes(SECRET_CAMERA)).toBe(false)
  expect(imageUrl).toMatch(/800x1200\.jpg$/)
})

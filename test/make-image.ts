import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

interface ImageSize {
  width: number
  height: number
}

export function drawTestImage({ width, height }: ImageSize) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width
    const y = Math.floor(at / 3 / width)
    const isLeft = x < width / 2
    pixels[at] = isLeft ? 99 : 201
    pixels[at + 1] = isLeft ? 58 : (x * 255) / width
    pixels[at + 2] = isLeft ? (y * 255) / height : 88
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const SECRET_CAMERA = 'Secret Camera 9000'

/**
 * Like a phone's photo: an EXIF flag rotates it, and its metadata names the camera and the place.
 */
export async function makePhonePhoto(size: ImageSize = { width: 1200, height: 800 }) {
  return drawTestImage(size)
    .jpeg()
    .withExif({
      IFD0: { Make: SECRET_CAMERA, Model: 'Serial 123456', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 36/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const SECRET_XMP = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${SECRET_CAMERA}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** Adds camera and place to every kind of metadata. */
export const withSecrets = (image: Sharp) =>
  image.withExif({ IFD0: { Make: SECRET_CAMERA, Copyright: SECRET_CAMERA } }).withXmp(SECRET_XMP)

export async function makeAnimation(frames: number, size: ImageSize = { width: 64, height: 48 }) {
  const draw = (n: number) => {
    const background = { r: (n * 20) % 256, g: 90, b: 200 - (n % 20) * 10 }
    return sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer()
  }
  const pictures = await Promise.all(Array.from({ length: frames }, (_, n) => draw(n)))
  return sharp(pictures, { join: { animated: true } })
}

/** A PNG of a few kilobytes that claims to have any size. */
export function makeBomb({ width, height }: ImageSize): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const oneRow = Buffer.alloc(Math.ceil(width / 8) + 1)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 100 }, () => oneRow)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An AVIF of some hundred bytes whose header claims any size. */
export async function makeAvifBomb({ width, height }: ImageSize): Promise<Buffer> {
  const bomb = await drawTestImage({ width: 16, height: 16 }).avif({ effort: 0 }).toBuffer()
  const size = bomb.indexOf('ispe') + 'ispe'.length + 4
  bomb.writeUInt32BE(width, size)
  bomb.writeUInt32BE(height, size + 4)
  return bomb
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

// Draws every scene into art/media, lists them in art/scenes.json, and writes the icons into public/.
// npm run art                          everything
// npm run art -- hero park-morning     only these scenes
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { compose } from './compose.mjs'
import { icon, pawCursor, shareCard } from './marks.mjs'
import { jpg, rasterise, writeVariants } from './raster.mjs'
import { scenes } from './scenes.mjs'

const media = fileURLToPath(new URL('./media', import.meta.url))
const list = fileURLToPath(new URL('./scenes.json', import.meta.url))
const site = fileURLToPath(new URL('../public', import.meta.url))
const widest = 1600

/** A few bytes that give a blurred picture of the scene while the real one loads. */
const placeholder = async (pixels) => {
  const { data, info } = await sharp(pixels)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const writeScene = async (scene) => {
  const { name, alt, focalPoint, size = [widest] } = scene
  const pixels = await rasterise(scene.drawing?.() ?? compose(scene), Math.min(widest, size[0]))
  const { width, height, fallback } = await writeVariants(`${media}/${name}`, pixels)
  console.log(`${name} ${width}x${height}`)
  const url = `/media/demo/${name}/${fallback}`
  return { name, alt, width, height, url, placeholder: await placeholder(pixels), focalPoint }
}

/** An .ico is a list of pictures; ours holds one, a PNG as it is. */
const ico = (picture, size) => {
  const list = Buffer.alloc(22)
  list.writeUInt16LE(1, 2)
  list.writeUInt16LE(1, 4)
  list.writeUInt8(size, 6)
  list.writeUInt8(size, 7)
  list.writeUInt16LE(1, 10)
  list.writeUInt16LE(32, 12)
  list.writeUInt32LE(picture.length, 14)
  list.writeUInt32LE(list.length, 18)
  return Buffer.concat([list, picture])
}

const writeIcons = async () => {
  await mkdir(site, { recursive: true })
  await writeFile(`${site}/favicon.svg`, icon())
  await writeFile(`${site}/paw-cursor.svg`, pawCursor())
  const png = (document, size, file) =>
    sharp(Buffer.from(document))
      .resize(size)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(`${site}/${file}`)
  await png(icon(), 32, 'icon-32.png')
  await writeFile(`${site}/favicon.ico`, ico(await readFile(`${site}/icon-32.png`), 32))
  await png(icon(), 192, 'icon-192.png')
  await png(icon(), 512, 'icon-512.png')
  await png(icon({ round: false }), 180, 'apple-touch-icon.png')
  await png(pawCursor(), 32, 'paw-cursor.png')
  await writeFile(`${site}/og-default.jpg`, await jpg(await rasterise(shareCard(), 1200), 88_000))
}

const wanted = process.argv.slice(2)
const known = wanted.length ? JSON.parse(await readFile(list, 'utf8')) : []
const entries = []
for (const scene of scenes) {
  const kept =
    !wanted.length || wanted.includes(scene.name)
      ? null
      : known.find(({ name }) => name === scene.name)
  entries.push(kept ?? (await writeScene(scene)))
}
await writeFile(list, `${JSON.stringify(entries, null, 2)}\n`)
if (!wanted.length) await writeIcons()

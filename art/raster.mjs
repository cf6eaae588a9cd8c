// SVG to pixels, and pixels to the files a browser loads.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

// Filters must see what lies outside the frame, so a margin is drawn around it and cut off again.
const margin = 64

/** An SVG document as lossless pixels of the given width. */
export const rasterise = async (document, width) => {
  const [, x, y, w, h] = document.match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/).map(Number)
  const scale = width / w
  const height = Math.round(h * scale)
  const edge = Math.round(margin * scale)
  const outer = edge / scale
  const wide = document.replace(
    /width="\d+" height="\d+" viewBox="[^"]+"/,
    `width="${width + 2 * edge}" height="${height + 2 * edge}" viewBox="${x - outer} ${y - outer} ${w + 2 * outer} ${h + 2 * outer}"`,
  )
  return sharp(Buffer.from(wide))
    .extract({ left: edge, top: edge, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Encodes with the best of the qualities that fits the budget in bytes, or the last one. */
export const bestWithin = async (budget, qualities, encode) => {
  for (const quality of qualities) {
    const file = await encode(quality)
    if (file.length <= budget || quality === qualities.at(-1)) return file
  }
}

const widths = [480, 960, 1600]
const budgets = {
  avif: { 480: 12_000, 960: 29_000, 1600: 45_000 },
  webp: { 480: 18_000, 960: 42_000, 1600: 75_000 },
  jpg: 135_000,
}
// Phones draw them at almost twice the pixels of the page: finer than the first one nobody sees.
const avifQualities = [56, 52, 48, 44, 40, 36]
const webpQualities = [80, 76, 72, 68, 64, 58, 50]
const jpgQualities = [84, 80, 76, 72, 68, 60]

export const jpg = (pixels, budget = budgets.jpg) =>
  bestWithin(budget, jpgQualities, (quality) =>
    sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer(),
  )

/** Writes one picture in all its sizes; the fallback's name holds its pixel size. */
export const writeVariants = async (folder, pixels) => {
  const { width, height } = await sharp(pixels).metadata()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const w of [...widths.filter((candidate) => candidate < width), width]) {
    const small =
      w === width ? pixels : await sharp(pixels).resize(w).png({ compressionLevel: 1 }).toBuffer()
    const budget = (kind) => budgets[kind][w] ?? budgets[kind][1600]
    const avif = await bestWithin(budget('avif'), avifQualities, (quality) =>
      sharp(small).avif({ quality, effort: 4 }).toBuffer(),
    )
    const webp = await bestWithin(budget('webp'), webpQualities, (quality) =>
      sharp(small).webp({ quality, effort: 5 }).toBuffer(),
    )
    await writeFile(`${folder}/${w}.avif`, avif)
    await writeFile(`${folder}/${w}.webp`, webp)
  }
  const fallback = `${width}x${height}.jpg`
  await writeFile(`${folder}/${fallback}`, await jpg(pixels))
  return { width, height, fallback }
}

// Draws single poses on plain ground, to check the anatomy: node art/preview.mjs <file.png> stand sit
import sharp from 'sharp'
import { put, restartIds } from './geometry.mjs'
import { day, lightDefs } from './light.mjs'
import { pretzel } from './palette.mjs'

const [file, ...names] = process.argv.slice(2)
restartIds()
const cells = await Promise.all(
  names.map(async (name, at) => {
    const [pose] = Object.values(await import(`./dog/${name}.mjs`))
    return put(pose(pretzel), { x: 450 + (at % 3) * 900, y: 560 + Math.floor(at / 3) * 700 })
  }),
)
const width = 900 * Math.min(3, names.length)
const height = 700 * Math.ceil(names.length / 3)
const drawing = cells.join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${lightDefs(day, drawing, 0)}</defs><rect width="100%" height="100%" fill="#d9e2c8"/>${drawing}</svg>`
await sharp(Buffer.from(svg)).resize(Math.min(width, 1800)).png().toFile(file)

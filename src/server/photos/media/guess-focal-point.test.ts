import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { guessFocalPoint } from './guess-focal-point.ts'

const wallWith = async (at: { left: number; top: number }) => {
  const spots = Array.from({ length: 36 }, (_, n) => {
    const [x, y] = [(n % 6) * 20 + 10, Math.floor(n / 6) * 20 + 10]
    return `<circle cx="${x}" cy="${y}" r="7" fill="${n % 2 ? '#f2c200' : '#b3202a'}"/>`
  })
  const thing = `<svg width="120" height="120">${spots.join('')}</svg>`
  const wall = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c9c9c9' } })
  return sharp(
    await wall
      .composite([{ input: Buffer.from(thing), ...at }])
      .png()
      .toBuffer(),
  )
}

describe('the first guess at a focal point', () => {
  test('is where something is to be seen', async () => {
    const [left, top] = await guessFocalPoint(await wallWith({ left: 120, top: 120 }))
    const [right, bottom] = await guessFocalPoint(await wallWith({ left: 660, top: 400 }))
    expect(left).toBeLessThan(40)
    expect(top).toBeLessThan(50)
    expect(right).toBeGreaterThan(60)
    expect(bottom).toBeGreaterThan(50)
  })

  test('is never at the edge', async () => {
    const point = await guessFocalPoint(await wallWith({ left: 0, top: 0 }))
    expect(Math.min(...point)).toBeGreaterThanOrEqual(20)
  })

  test.each([
    [1, 1],
    [1, 800],
    [800, 1],
    [300, 300],
  ])('a picture of %d by %d points has one too', async (width, height) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#336699' } })
    for (const part of await guessFocalPoint(sharp(await plain.png().toBuffer()))) {
      expect(part).toBeGreaterThanOrEqual(20)
      expect(part).toBeLessThanOrEqual(80)
    }
  })
})

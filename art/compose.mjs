// Puts a dog into a place and hands back a whole SVG document.
import { put, restartIds } from './geometry.mjs'
import { grain, lightDefs, mirrorLight } from './light.mjs'
import { pretzel, tint } from './palette.mjs'

const placed = (drawing, at) => put(at.flip ? mirrorLight(drawing) : drawing, at)

/** Layers from back to front: place.back, behind, dog, before, place.front, over. */
export const compose = ({
  place,
  pose,
  at,
  behind = '',
  before = '',
  over = '',
  overDog,
  size = [1600, 1067],
  crop,
  withGrain,
}) => {
  restartIds()
  const coat = tint(pretzel, ...place.light)
  const drawing =
    place.back +
    behind +
    placed(pose(coat), at) +
    before +
    place.front +
    (overDog ? placed(overDog(coat), at) : '') +
    over
  return svg(drawing, { size, crop, mood: place.mood, withGrain })
}

const tidyNumbers = (drawing) =>
  drawing.replace(/(\.\d\d)\d+/g, '$1').replace(/([ "(-])0(\.\d)/g, '$1$2')

/** A finished SVG; crop is [x, y, width] of the part shown. */
export const svg = (drawing, { size: [width, height], crop, mood = {}, withGrain = true }) => {
  const [x, y, w] = crop ?? [0, 0, width]
  const h = Math.round((w * height) / width)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}"><defs>${lightDefs(mood, drawing, withGrain ? width / w : 0)}</defs>${tidyNumbers(drawing)}${withGrain ? grain(x, y, w, h) : ''}</svg>`
}

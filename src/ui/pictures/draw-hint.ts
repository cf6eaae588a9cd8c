import { thumbHashToRGBA } from 'thumbhash'

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Draws a thumbhash, unless the image has loaded meanwhile. */
export function drawThumbhash(canvas: HTMLCanvasElement, hash: string) {
  const image = canvas.parentElement?.parentElement?.querySelector('img')
  if (!image || image.complete) return
  const { w, h, rgba } = thumbHashToRGBA(bytesOf(hash))
  canvas.width = w
  canvas.height = h
  canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(rgba), w, h), 0, 0)
}

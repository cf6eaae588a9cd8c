import { thumbHashToRGBA } from 'thumbhash'

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

export function drawThumbhash(canvas: HTMLCanvasElement, base64: string) {
  const { w, h, rgba } = thumbHashToRGBA(bytesOf(base64))
  canvas.width = w
  canvas.height = h
  canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(rgba), w, h), 0, 0)
}

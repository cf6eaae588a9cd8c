import { thumbHashToRGBA } from 'thumbhash'
import { thumbhashBytes } from './thumbhash-bytes.ts'

export function drawThumbhash(canvas: HTMLCanvasElement, base64: string) {
  const { w, h, rgba } = thumbHashToRGBA(thumbhashBytes(base64))
  canvas.width = w
  canvas.height = h
  canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(rgba), w, h), 0, 0)
}

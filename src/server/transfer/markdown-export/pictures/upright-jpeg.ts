const MARK_BYTES = 36

/**
 * The one thing that an original without its camera's words lacks: which way is up. Told in the smallest
 * EXIF part there is, so that every program shows it right and not a pixel is written anew.
 */
export function orientationMark(orientation: number): Buffer {
  const mark = Buffer.alloc(MARK_BYTES)
  mark.writeUInt16BE(0xffe1, 0)
  mark.writeUInt16BE(MARK_BYTES - 2, 2)
  mark.write('Exif\0\0MM\0*', 4, 'latin1')
  mark.writeUInt32BE(8, 14)
  mark.writeUInt16BE(1, 18)
  mark.writeUInt16BE(0x0112, 20)
  mark.writeUInt16BE(3, 22)
  mark.writeUInt32BE(1, 24)
  mark.writeUInt16BE(orientation, 28)
  return mark
}

/** A JPEG whose second part tells which way is up. */
export async function* withOrientation(
  file: AsyncIterable<Buffer>,
  orientation: number,
): AsyncGenerator<Buffer> {
  let isBegun = false
  for await (const chunk of file) {
    if (isBegun) yield chunk
    else
      yield Buffer.concat([chunk.subarray(0, 2), orientationMark(orientation), chunk.subarray(2)])
    isBegun = true
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

interface JsonLimits {
  depth: number
  values: number
}

/**
 * Counts before parsing: a few megabytes of brackets take gigabytes as objects, and deep nesting
 * stops the embedded store for good.
 */
export function isJsonWithinLimits(json: Uint8Array, { depth, values }: JsonLimits): boolean {
  let open = 0
  let counted = 1
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!
    if (isInString) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isInString = false
    } else if (byte === QUOTE) isInString = true
    else if (byte === COMMA) counted += 1
    else if (OPENING.includes(byte)) {
      open += 1
      counted += 1
    } else if (CLOSING.includes(byte)) open -= 1
    if (open > depth || counted > values) return false
  }
  return true
}

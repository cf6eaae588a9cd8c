import { hash } from 'node:crypto'

/** The same for texts that differ in signs, spaces and capitals alone. */
export const textKeyOf = (message: string) =>
  hash(
    'sha256',
    message
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
    'base64url',
  ).slice(0, 22)

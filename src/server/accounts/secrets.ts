import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: too many to guess, so a plain hash at rest is enough. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits cannot be guessed, so storing a plain hash without salt is enough. */
export const generateSecret = () => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

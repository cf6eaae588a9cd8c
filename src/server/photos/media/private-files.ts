import { ABOUT_FILE } from './about-file.ts'

/** What sizes can be made from again. */
export const ORIGINAL_FILE = 'original'

const privateFiles = [ABOUT_FILE, ORIGINAL_FILE]

/** Lies beside a photo's files, and is nobody's but the owner's. */
export const isPrivateFile = (file: string) => privateFiles.includes(file)

import { wordsFromFileName } from '../uploads/words-from-file-name.ts'

/** "sofa-nap.jpg" suggests "Sofa nap", "IMG_2034.jpg" suggests nothing. */
export function titleFromFileName(fileName: string): string {
  const words = wordsFromFileName(fileName)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

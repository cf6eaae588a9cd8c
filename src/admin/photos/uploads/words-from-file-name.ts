/** What cameras, phones and messengers call their files says nothing about the dog. */
const byMachine =
  /^_?(img|mg|dsc|dscn|pxl|mvimg|dcim|fb|p|image|photo|picture|screenshot|whatsapp( image)?|signal)?[\s_-]*(\d|$)/i

/** "left-slipper.jpg" says "left slipper", "IMG_2034.jpg" says nothing. */
export function wordsFromFileName(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words.length < 3 || byMachine.test(words) ? '' : words
}

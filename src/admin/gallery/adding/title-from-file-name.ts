/** What cameras, phones and messengers call their files says nothing about the dog. */
const byMachine =
  /^_?(img|mg|dsc|dscn|pxl|mvimg|dcim|fb|p|image|photo|picture|screenshot|whatsapp( image)?|signal)?[\s_-]*(\d|$)/i

/** "sofa-nap.jpg" suggests "Sofa nap", "IMG_2034.jpg" suggests nothing. */
export function titleFromFileName(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  if (words.length < 3 || byMachine.test(words)) return ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}

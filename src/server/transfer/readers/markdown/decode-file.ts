/** Text files come as UTF-8, with or without a mark, as UTF-16 with one, or from old Windows machines. */
export function decodeFile(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 2)
  const utf16 = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[start]
  if (utf16) return lines(new TextDecoder(utf16).decode(bytes))
  try {
    return lines(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return lines(new TextDecoder('windows-1252').decode(bytes))
  }
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '')

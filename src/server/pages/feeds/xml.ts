const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no way to write these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign]!)

/** `<name attribute="…">content</name>`; the content is XML already. */
export function element(
  name: string,
  content: string,
  attributes: Record<string, string> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const open = `<${name}${written.join('')}`
  return content === '' ? `${open}/>` : `${open}>${content}</${name}>`
}

export const textElement = (
  name: string,
  text: string,
  attributes?: Record<string, string>,
): string => element(name, escapeXml(text), attributes)

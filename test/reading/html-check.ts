/** Parses our own HTML strictly: anything unexpected is an error. */
const allowed: Record<string, readonly string[]> = {
  h2: ['class'],
  h3: ['class'],
  h4: ['class'],
  p: ['class'],
  ul: [],
  ol: ['start'],
  li: ['class'],
  span: ['class', 'role', 'aria-label'],
  div: ['class', 'role', 'aria-label', 'tabindex'],
  figure: ['class'],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'class'],
  td: ['class'],
  hr: [],
  del: [],
  blockquote: [],
  pre: ['tabindex'],
  code: ['class'],
  strong: [],
  em: [],
  a: ['class', 'href', 'rel'],
  video: [
    ...['src', 'poster', 'width', 'height', 'aria-label', 'controls', 'playsinline'],
    ...['preload', 'loading'],
  ],
  picture: [],
  source: ['type', 'srcset', 'sizes', 'media'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
}
const voidTags = new Set(['img', 'source', 'hr'])

function checkAttributes(tag: string, attributes: string): string[] {
  return [...attributes.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].flatMap(
    ([, name = '', value = '']) => {
      if (!allowed[tag]?.includes(name)) return [`attribute ${name} on ${tag}`]
      const address = value.replaceAll('&amp;', '&')
      if (name === 'href' && !/^(?:https?:\/\/[^/]|mailto:|#|\?|\/(?!\/))/i.test(address)) {
        return [`href ${value}`]
      }
      if (['src', 'poster'].includes(name) && !/^(?:https?:\/\/|\/media\/)/i.test(address))
        return [`src ${value}`]
      return []
    },
  )
}

export function findFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const piece = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)>|[^<>]+|[<>]/g
  for (const [raw, slash, tag, attributes = ''] of html.matchAll(piece)) {
    if (raw === '<' || raw === '>') faults.push('a bare angle bracket')
    if (!tag) continue
    if (!Object.hasOwn(allowed, tag)) faults.push(`tag ${tag}`)
    faults.push(...checkAttributes(tag, attributes))
    if (slash) {
      if (open.pop() !== tag) faults.push(`closing ${tag} out of order`)
    } else if (!voidTags.has(tag)) {
      if (tag === 'a' && open.includes('a')) faults.push('a link in a link')
      open.push(tag)
    }
  }
  return open.length > 0 ? [...faults, `left open: ${open}`] : faults
}

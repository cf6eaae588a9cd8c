interface XmlNode {
  name: string
  text: string
  children: XmlNode[]
}

const tokens = /<\?[^?]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy

/** A strict reader for the plain XML of feeds; throws where a parser would reject it. */
export function readXml(xml: string) {
  const root: XmlNode = { name: '', text: '', children: [] }
  const open = [root]
  tokens.lastIndex = 0
  while (tokens.lastIndex < xml.length) {
    const at = tokens.lastIndex
    const token = tokens.exec(xml)
    if (!token) throw new Error(`not well-formed at: ${xml.slice(at, at + 60)}`)
    const [, closed, opened, , isEmpty, text] = token
    const inner = open.at(-1)!
    if (text !== undefined) inner.text += plainText(text)
    else if (closed !== undefined) {
      if (open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing`)
    } else if (opened !== undefined) {
      const node = { name: opened, text: '', children: [] }
      inner.children.push(node)
      if (!isEmpty) open.push(node)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one whole element')
  const all = (path: string) => find(root, path.split(' ')).map(({ text }) => text.trim())
  return { all, first: (path: string) => all(path)[0] ?? '' }
}

function find(node: XmlNode, path: string[]): XmlNode[] {
  const [name, ...rest] = path
  return node.children.flatMap((child) => {
    const deeper = find(child, path)
    if (child.name !== name) return deeper
    return [...(rest.length === 0 ? [child] : find(child, rest)), ...deeper]
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of these
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error('a forbidden letter')
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const sign = entities[name]
    if (sign === undefined || !whole.endsWith(';')) throw new Error(`unknown entity ${whole}`)
    return sign
  })
}

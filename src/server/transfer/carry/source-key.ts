import { hash } from 'node:crypto'
import type { BoxedPost, BoxKind, BoxLabel } from '../box/box.ts'

const hashed = (text: string) => hash('sha256', text, 'base64url')

/** What a post of an old blog is known by. Without the blog's address, two boxes may use the same keys: then the title tells them apart. */
export function sourceKeyOf(
  kind: BoxKind,
  { address }: BoxLabel,
  post: Pick<BoxedPost, 'key' | 'title'>,
): string {
  const host = address && URL.canParse(address) ? new URL(address).host : null
  return hashed([kind, host ?? post.title, post.key].join('\n'))
}

export const pictureKeyOf = (source: string) => hashed(source)

/** A create that is sent again finds the post that it made. */
export const postKeyOf = (sourceKey: string) => `import:${sourceKey}`

import type { LooseEnd, LooseEndKind } from '#shared/moving/loose-end.ts'
import type { BoxedPicture } from '../box/box.ts'
import { linkTarget } from './markdown-marks.ts'

/** What only the source knows about its own addresses and pictures. */
export interface Surroundings {
  /** The whole address, or the path in the box, of a picture. */
  pictureSource(address: string): string | null
  /** Null for a link that leads nowhere any more. */
  linkTarget(address: string): string | null
  /** The picture that the source knows by this number. */
  attachment?(id: string): BoxedPicture | null
}

export interface Converted {
  markdown: string
  pictures: BoxedPicture[]
  looseEnds: LooseEnd[]
}

/** The address of a link or an image, as `linkTarget` writes it. */
const TARGET = /\]\((<[^<>\n]*>|[^\s()<>]+)/g

/** What the rules find while they turn one post into markdown. */
export class Conversion {
  readonly surroundings: Surroundings
  private readonly pictures = new Map<string, BoxedPicture>()
  private readonly ends = new Map<string, LooseEnd>()

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings
  }

  addPicture(picture: BoxedPicture) {
    if (!this.pictures.has(picture.source)) this.pictures.set(picture.source, picture)
  }

  /** Each is told once, however often it occurs. */
  addLooseEnd(kind: LooseEndKind, detail: string) {
    const short = detail.replace(/\s+/g, ' ').trim().slice(0, 200)
    this.ends.set(`${kind} ${short}`, { kind, detail: short })
  }

  finish(markdown: string): Converted {
    const targets = new Set(Array.from(markdown.matchAll(TARGET), ([, target]) => target))
    const isThere = ({ source }: BoxedPicture) => targets.has(linkTarget(source).slice(1, -1))
    return {
      markdown,
      pictures: [...this.pictures.values()].filter(isThere),
      looseEnds: [...this.ends.values()],
    }
  }
}

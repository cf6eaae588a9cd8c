import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { boxLimits } from '#shared/moving/box-limits.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import type { BoxedPicture } from '../../../box/box.ts'
import type { Converted, Surroundings } from '../../../html-to-markdown/conversion.ts'
import { htmlToMarkdown } from '../../../html-to-markdown/html-to-markdown.ts'
import { isVideoPage } from '../../../html-to-markdown/video-address.ts'
import type { BlogIndex } from '../blog-index.ts'
import { hasBlocks, withoutBlockComments, withReusableBlocks } from './blocks.ts'
import { withCoverPictures } from './cover-pictures.ts'
import { withParagraphs } from './paragraphs.ts'
import { type Attributes, type ShortcodeWriter, withoutShortcodes } from './shortcodes.ts'

function writeFigure({ source, alt = '', caption = '' }: BoxedPicture): string {
  const words = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure><img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">${words}</figure>`
}

/** `ids` in their order, or `include`, or all that were uploaded to this post. */
function idsOf(attributes: Attributes, attached: string[]): string[] {
  const named = attributes.ids ?? attributes.include
  if (named !== undefined) return named.split(/[\s,]+/).filter((id) => id !== '')
  const excluded = new Set((attributes.exclude ?? '').split(/[\s,]+/))
  return attached.filter((id) => !excluded.has(id))
}

function shortcodeWriter(
  postId: string,
  index: BlogIndex,
  add: (end: LooseEnd) => void,
): ShortcodeWriter {
  // A post may show all of its pictures as often as it likes, but not more than a page can hold.
  let room: number = boxLimits.htmlTags
  return {
    gallery: (attributes) => {
      const ids = idsOf(attributes, index.attachedTo.get(attributes.id ?? postId) ?? [])
      const shown = ids.slice(0, room)
      room -= shown.length
      const figures = shown.map((id) => {
        const picture = index.attachments.get(id)
        if (!picture) add({ kind: 'picture', detail: `Picture ${id} of a gallery` })
        return picture ? writeFigure(picture) : ''
      })
      return `\n\n<div class="gallery">${figures.join('')}</div>\n\n`
    },
    video: (address) => {
      add({ kind: 'video', detail: address || 'without an address' })
      return address ? `\n\n${escapeHtml(address)}\n\n` : ''
    },
  }
}

/** Addresses alone in their line were embedded when the post was shown. */
function embedsIn(markdown: string): LooseEnd[] {
  const alone = markdown.split('\n').filter((line) => /^https?:\/\/\S+$/.test(line))
  return alone.filter(isVideoPage).map((detail) => ({ kind: 'video', detail }))
}

/** A post's content as markdown: shortcodes and blocks first, then what is left as HTML. */
export function readContent(
  html: string,
  postId: string,
  index: BlogIndex,
  surroundings: Surroundings,
): Converted {
  const ends: LooseEnd[] = []
  const add = (end: LooseEnd) => ends.push(end)
  const whole = withCoverPictures(withReusableBlocks(html, index.reusableBlocks, add))
  const plain = withoutShortcodes(whole, shortcodeWriter(postId, index, add), add)
  const shown = hasBlocks(plain) ? withoutBlockComments(plain, add) : withParagraphs(plain)
  const converted = htmlToMarkdown(shown, surroundings)
  const all = [...ends, ...converted.looseEnds, ...embedsIn(converted.markdown)]
  const once = new Map(all.map((end) => [`${end.kind} ${end.detail}`, end]))
  return { ...converted, looseEnds: [...once.values()] }
}

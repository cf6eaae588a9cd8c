import { linkTarget } from '../html-to-markdown/markdown-marks.ts'

/** An image's address as readers write it, with what stands before and after it. */
const IMAGE_TARGET = /(!\[(?:\\.|[^\]\\\n])*\]\()(<[^<>\n]*>|[^\s()<>]+)(?=[ )])/g

/** The same markdown with its pictures at other addresses. Null leaves a picture where it is. */
export function swapPictures(
  markdown: string,
  addressOf: (source: string) => string | null,
): string {
  return markdown.replace(IMAGE_TARGET, (whole, before: string, target: string) => {
    const address = addressOf(target.replace(/^<|>$/g, ''))
    return address === null ? whole : `${before}${linkTarget(address).slice(1, -1)}`
  })
}

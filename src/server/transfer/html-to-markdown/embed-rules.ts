import type TurndownService from 'turndown'
import type { Conversion } from './conversion.ts'
import { all, asBlock, attribute, type Found, hasClass, isInside, wordsOf } from './elements.ts'
import { imageMarkdown, linkTarget } from './markdown-marks.ts'
import { isVideoPage, videoPage } from './video-address.ts'

const hostOf = (address: string) => /^(?:https?:)?\/\/([^/?#]+)/i.exec(address)?.[1] ?? address

const whole = (address: string) => (address.startsWith('//') ? `https:${address}` : address)

/** A player becomes the address of its video, alone in its line; any other frame a link to what it showed. */
function writeFrame(address: string, conversion: Conversion): string {
  const video = videoPage(address)
  if (video) {
    conversion.addLooseEnd('video', video)
    return asBlock(video)
  }
  conversion.addLooseEnd('embed', hostOf(address) || 'a frame without an address')
  return /^https?:/i.test(whole(address)) ? asBlock(whole(address)) : ''
}

/** What shows a video before it plays. Ghost draws it behind an empty picture from elsewhere. */
function writePoster(video: Element, conversion: Conversion): string {
  const behind = /url\(["']?([^"')]+)/.exec(attribute(video, 'style'))?.[1]
  const address = behind ?? attribute(video, 'poster').replace(/^.*spacergif\.org.*$/, '')
  const source = address && conversion.surroundings.pictureSource(address)
  if (!source) return ''
  conversion.addPicture({ source })
  return asBlock(imageMarkdown(source))
}

function writeMedia(element: Element, conversion: Conversion): string {
  const sources = [element, ...all(element, 'source')].map((from) => attribute(from, 'src'))
  const address = conversion.surroundings.linkTarget(sources.find((src) => src !== '') ?? '')
  conversion.addLooseEnd('video', address ?? `a ${element.nodeName.toLowerCase()} file`)
  return writePoster(element, conversion) + (address ? asBlock(address) : '')
}

/** WordPress keeps what it embeds as an address in the text. */
function writeEmbed(content: string, conversion: Conversion): string {
  for (const [address] of content.matchAll(/https?:\/\/[^\s<>)]+/g)) {
    if (isVideoPage(address)) conversion.addLooseEnd('video', address)
    else conversion.addLooseEnd('embed', hostOf(address))
  }
  return asBlock(content.trim())
}

function writeBookmark(element: Element): string {
  const link = all(element, 'a')[0]
  const href = link ? attribute(link, 'href') : ''
  const titles = all(element, '*').filter((each) => hasClass(each, /bookmark-title/))
  const title = wordsOf(titles[0]) || href
  return /^https?:/i.test(href)
    ? asBlock(`[${title.replace(/[[\]]/g, '')}]${linkTarget(href)}`)
    : ''
}

/** Counters and ads come with a script; the one of a quoted post belongs to that. */
function dropScript(element: Element, conversion: Conversion): string {
  const from = attribute(element, 'src')
  const isOfEmbed = /twitter|instagram|tiktok|facebook|reddit|pinterest|flickr|imgur/i.test(from)
  const isData = /json/i.test(attribute(element, 'type'))
  if (!isOfEmbed && !isData) conversion.addLooseEnd('script', from ? hostOf(from) : 'a script')
  return ''
}

const QUOTED_POST =
  /(?:^|\s)(?:twitter-tweet|twitter-video|instagram-media|tiktok-embed|reddit-card|mastodon-embed)(?:\s|$)/

export function addEmbedRules(service: TurndownService, conversion: Conversion) {
  const rule = (
    name: string,
    filter: TurndownService.Filter,
    write: (element: Found, content: string) => string,
  ) =>
    service.addRule(name, { filter, replacement: (content, node) => write(node as Found, content) })

  rule('frame', 'iframe', (frame) => {
    const address = ['src', 'data-src', 'data-lazy-src'].map((name) => attribute(frame, name))
    return writeFrame(address.find((src) => /^(?:https?:)?\/\//i.test(src)) ?? '', conversion)
  })
  rule('plugin', ['embed', 'object' as 'embed'], (element) =>
    isInside(element, 'OBJECT')
      ? ''
      : writeFrame(attribute(element, 'src') || attribute(element, 'data'), conversion),
  )
  rule('media', ['video', 'audio'], (element) => writeMedia(element, conversion))
  rule(
    'embed',
    (node) => hasClass(node, /(?:^|\s)wp-block-embed(?:\s|$)/),
    (_, content) => writeEmbed(content, conversion),
  )
  rule('bookmark', (node) => hasClass(node, /(?:^|\s)kg-bookmark-card(?:\s|$)/), writeBookmark)
  rule(
    'quoted post',
    (node) => hasClass(node, QUOTED_POST),
    (element, content) => {
      conversion.addLooseEnd(
        'embed',
        /twitter/.test(attribute(element, 'class')) ? 'a tweet' : 'a post of another site',
      )
      const quoted = content
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
      return asBlock(quoted.join('\n'))
    },
  )
  rule('script', 'script', (element) => dropScript(element, conversion))
  rule('form', ['form', 'input', 'select', 'textarea'], (element) => {
    const isBox = attribute(element, 'type') === 'checkbox' && isInside(element, 'LI')
    if (isBox) return element.hasAttribute('checked') ? '[x] ' : '[ ] '
    if (!isInside(element, 'FORM'))
      conversion.addLooseEnd('form', attribute(element, 'name') || 'a form')
    return ''
  })
}

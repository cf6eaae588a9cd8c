import { describe, expect, test } from 'vitest'
import { importLimits } from '#shared/transfer.ts'
import type { SourceLinks } from '../html-to-markdown/marks.ts'
import { sourceLinksOf } from './source-links.ts'
import { convertContent } from './wordpress-content.ts'
import { type BlogIndex, FullSizePictures } from './wordpress-xml.ts'

const five = { source: 'https://old.example/5.jpg', alt: 'Five', caption: 'Cap' }
const index: BlogIndex = {
  address: 'https://old.example',
  authors: new Map(),
  authorIds: new Set(),
  attachments: new Map([['5', five]]),
  wholePictures: new FullSizePictures(),
  attachedTo: new Map([['7', ['5']]]),
  addresses: new Set(),
  reusableBlocks: new Map([['44', '<!-- wp:paragraph --><p>Reused</p><!-- /wp:paragraph -->']]),
}
const links: SourceLinks = sourceLinksOf('https://old.example', new Set())
const read = (html: string) => convertContent(html, '7', index, links)

const row = '::: photos\n![Five](https://old.example/5.jpg "Cap")\n:::'

describe('shortcodes', () => {
  test.each([
    ['[gallery]', row],
    ["[gallery ids='5' link=file]", row],
    ['[gallery ids=&quot;5&quot;]', row],
    ['[youtube https://youtu.be/dQw4w9WgXcQ]', 'https://youtu.be/dQw4w9WgXcQ'],
    ['[vimeo 123456]', 'https://vimeo.com/123456'],
    ['[embed width="3"]https://vimeo.com/123456[/embed]', 'https://vimeo.com/123456'],
    ['[vc_row][vc_column width="1/2"]Words[/vc_column][/vc_row]', 'Words'],
    ['He said [sic] and [1]', 'He said \\[sic\\] and \\[1\\]'],
    ['<pre>[gallery]</pre>', '```\n[gallery]\n```'],
  ])('%s', (html, markdown) => {
    expect(read(html).markdown).toBe(markdown)
  })

  test('a film keeps a line of its own, and is named', () => {
    const film = 'https://old.example/run.mp4'
    expect(read(`[video width="640" mp4="${film}"][/video]`)).toMatchObject({
      markdown: film,
      warnings: [{ kind: 'video', detail: film }],
    })
  })

  test('a gallery over and over shows no more pictures than a page can hold', () => {
    const shown = read('[gallery]'.repeat(importLimits.htmlTags + 100)).markdown
    expect(shown.split('5.jpg').length).toBeLessThanOrEqual(importLimits.htmlTags + 1)
  })

  test.each([
    ['[contact-form-7 id="1"]', 'form'],
    ['[mc4wp_form]', 'form'],
    ['[ngg_images ids="1"]', 'shortcode'],
  ])('%s is named', (html, kind) => {
    expect(read(html)).toMatchObject({ markdown: '', warnings: [{ kind }] })
  })
})

describe('blocks', () => {
  test('words outside of blocks and inside of classic ones keep their lines', () => {
    const html =
      '<!-- wp:freeform -->\nOne\ntwo\n\nthree\n<!-- /wp:freeform -->\n\n<!-- wp:heading --><h2 class="wp-block-heading">H</h2><!-- /wp:heading -->\n\nfour\nfive'
    expect(read(html).markdown).toBe('One\ntwo\n\nthree\n\n## H\n\nfour\nfive')
  })

  test('a reusable block is put where it is used', () => {
    expect(read('<!-- wp:block {"ref":44} /-->')).toMatchObject({
      markdown: 'Reused',
      warnings: [],
    })
  })

  test.each([
    ['<!-- wp:latest-posts {"postsToShow":3} /-->', 'other'],
    [
      '<!-- wp:jetpack/contact-form --><div><!-- wp:jetpack/field-name /--></div><!-- /wp:jetpack/contact-form -->',
      'form',
    ],
  ])('%s is named', (html, kind) => {
    expect(read(html)).toMatchObject({ markdown: '', warnings: [{ kind }] })
  })
})

test('paragraphs of the older editor go around blocks and leave code alone', () => {
  const html = 'a\nb\n<h2>H</h2>\nc\n<pre>x\n\ny</pre>\nd\n<blockquote>q\nr</blockquote>'
  expect(read(html).markdown).toBe('a\nb\n\n## H\n\nc\n\n```\nx\n\ny\n```\n\nd\n\n> q\n> r')
})

import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { looseEndTexts } from '#shared/texts/imports.ts'
import type { BoxedPicture, BoxedPost } from '../../box/box.ts'
import { htmlToMarkdown } from '../../html-to-markdown/html-to-markdown.ts'
import { plainLine } from '../../html-to-markdown/plain-words.ts'
import { readBody } from './body/read-body.ts'
import { addressOf, isPattern, patternOf, readFileName } from './file-address.ts'
import { fileSurroundings } from './file-surroundings.ts'
import { type Fields, readFrontMatter } from './front-matter.ts'
import { statusOf } from './post-status.ts'
import { dateOf, isSaid, listOf, parseDate, partOf, textOf } from './read-fields.ts'
import type { Site } from './site.ts'

const COVERS = [
  'cover',
  'image',
  'featured_image',
  'featuredimage',
  'feature_image',
  'thumbnail',
  'banner',
  'hero',
  'images',
  'heroimage',
  'cover_image',
  'coverimage',
  'og_image',
]
const MADE = [
  'date',
  'pubdate',
  'publishdate',
  'published_at',
  'publishedat',
  'created',
  'created_at',
  'date created',
]
const CHANGED = [
  'lastmod',
  'updated',
  'updated_at',
  'modified',
  'last_modified_at',
  'date modified',
]

function coverOf(fields: Fields, sourceOf: (path: string) => string | null): BoxedPicture | null {
  for (const name of COVERS) {
    const path = partOf(fields, name, 'image', 'src', 'url', 'path', 'file').replace(
      /^!?\[\[|\]\]$/g,
      '',
    )
    const source = path && sourceOf(path)
    if (!source) continue
    const alt = partOf({ own: fields[name] }, 'own', 'alt')
    return { source, alt: alt === path ? textOf(fields, 'image_alt', 'cover_alt') : alt }
  }
  return null
}

const lastPart = (path: string) =>
  path
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? ''

const isPath = (text: string) =>
  /^\/?[^\s:{}]+$/.test(text) && (text.startsWith('/') || text.includes('/'))

/** Addresses that the post names itself. Names without a slash are other names for it, not addresses. */
function namedAddresses(fields: Fields): string[] {
  const named = [
    textOf(fields, 'permalink'),
    textOf(fields, 'url'),
    ...listOf(fields, 'aliases'),
    ...listOf(fields, 'redirect_from'),
  ]
  return named.filter(isPath).map((path) => (path.startsWith('/') ? path : `/${path}`))
}

/** By these words Eleventy gathers its posts. */
const isCollection = (tag: string) => /^(?:all|posts?)$/i.test(tag)

function sortTerms(fields: Fields) {
  const [first = '', ...others] = [
    textOf(fields, 'category'),
    ...listOf(fields, 'categories', /[\s,]+/),
  ].filter(Boolean)
  const tags = [
    ...listOf(fields, 'tags'),
    ...listOf(fields, 'tag'),
    ...others.filter((name) => name !== first),
  ]
  const names = tags.map((tag) => tag.replace(/^#/, '')).filter((tag) => !isCollection(tag))
  return { category: first || null, tags: [...new Set(names)] }
}

const spelledOut = (slug: string) => {
  const words = slug.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface Dated {
  fields: Fields
  title: string
  slug: string
  date: Date
  category: string | null
}

/** Where its program put it, or what it takes to know. */
function usualAddress(file: string, site: Site, { fields, category, ...post }: Dated) {
  const permalink = textOf(fields, 'permalink')
  const pattern = isPattern(permalink) ? permalink : patternOf(file, site)
  const categories = category ? [category] : []
  const ownSlug = textOf(fields, 'slug')
  const address = addressOf(file, site, { ...post, ownSlug, categories, pattern })
  const detail = looseEndTexts.addressUnknown(pattern)
  const isLost = !address && site.kind !== 'obsidian'
  return { address, lost: isLost ? ({ kind: 'address', detail } as const) : null }
}

export function readPost(file: string, text: string, site: Site, now: Date): BoxedPost {
  const { fields, body, isReadable } = readFrontMatter(text)
  const name = readFileName(file, site)
  const ends: LooseEnd[] = []
  const surroundings = fileSurroundings(file, site)
  const { html, heading } = readBody(body, textOf(fields, 'title'), {
    file,
    site,
    add: (end) => ends.push(end),
  })
  const { markdown, pictures, looseEnds } = htmlToMarkdown(html, surroundings)
  const date = dateOf(fields, ...MADE) ?? parseDate(name.day ?? '')
  const {
    status,
    publishedAt,
    looseEnds: reasons,
  } = statusOf({ file, site, fields, isReadable, date, now })
  const named = namedAddresses(fields)
  const slug = textOf(fields, 'slug') || lastPart(named[0] ?? '') || name.slug
  const title = plainLine(textOf(fields, 'title')) || heading || spelledOut(name.slug)
  const { category, tags } = sortTerms(fields)
  const usual =
    status === 'published' && date
      ? usualAddress(file, site, { fields, title, slug, date, category })
      : null
  if (usual?.lost && named.length === 0) ends.push(usual.lost)
  const cover = coverOf(fields, surroundings.pictureSource)
  const needed = new Map(
    [...(cover ? [cover] : []), ...pictures].map((each) => [each.source, each]),
  )
  return {
    key: `md:${file}`,
    ...{ title, slug },
    markdown,
    excerpt: plainLine(textOf(fields, 'description', 'summary', 'excerpt')) || null,
    status,
    publishedAt,
    updatedAt: dateOf(fields, ...CHANGED),
    category,
    tags,
    featured: ['featured', 'pinned', 'sticky'].some((name) => isSaid(fields, name, true)),
    author: partOf(fields, 'author', 'name') || partOf(fields, 'authors', 'name') || null,
    cover,
    pictures: [...needed.values()],
    oldAddresses: [...new Set([...named, ...(usual?.address ? [usual.address] : [])])].map(
      (path) => site.base + path,
    ),
    comments: [],
    looseEnds: [...reasons, ...ends, ...looseEnds],
  }
}

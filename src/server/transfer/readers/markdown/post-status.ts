import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { draftReasons } from '#shared/texts/moving-box.ts'
import type { Fields } from './front-matter.ts'
import { dateOf, isSaid, textOf } from './read-fields.ts'
import type { Site } from './site.ts'

interface Named {
  file: string
  site: Site
  fields: Fields
  isReadable: boolean
  date: Date | null
  now: Date
}

const isPublicWord = (word: string) => /^(?:|publish|published|public|live|post)$/i.test(word)

function saysPublic(fields: Fields): boolean {
  return (
    isSaid(fields, 'publish', true) ||
    isSaid(fields, 'published', true) ||
    isSaid(fields, 'draft', false)
  )
}

function saysDraft(fields: Fields, file: string): boolean {
  const isDraft = isSaid(fields, 'draft', true) || /(?:^|\/)_?drafts\//i.test(file)
  const isOff = isSaid(fields, 'published', false) || isSaid(fields, 'publish', false)
  return isDraft || isOff || /^draft$/i.test(textOf(fields, 'status'))
}

function isPrivate(fields: Fields): boolean {
  const isMarked = ['private', 'hidden', 'unlisted'].some((name) => isSaid(fields, name, true))
  const said = [textOf(fields, 'visibility'), textOf(fields, 'status')]
  return isMarked || !said.every(isPublicWord)
}

/** Pages of their own stand outside of the folder that posts are in. */
function isPage(fields: Fields, file: string, site: Site): boolean {
  if (/^page$/i.test(textOf(fields, 'layout', 'type'))) return true
  return site.kind === 'jekyll' && !/(?:^|\/)(?:_posts|_drafts)\//.test(file)
}

type Reason = keyof typeof draftReasons | 'draft'

/** Public here is only what plainly was public there. */
function reasonToHide({ file, site, fields, isReadable, date, now }: Named): Reason | null {
  if (!isReadable) return 'note'
  if (saysDraft(fields, file)) return 'draft'
  if (textOf(fields, 'password') !== '' || isSaid(fields, 'protected', true)) return 'password'
  if (isPrivate(fields)) return 'private'
  if (isPage(fields, file, site)) return 'page'
  if (site.kind === 'obsidian' && !saysPublic(fields)) return 'note'
  if (Object.keys(fields).length === 0 && site.kind !== 'jekyll') return 'note'
  if (!date) return 'no_date'
  const [from, until] = [dateOf(fields, 'publishdate') ?? date, dateOf(fields, 'expirydate')]
  if (date > now || from > now) return 'scheduled'
  return until && until <= now ? 'expired' : null
}

export function statusOf(named: Named) {
  const reason = reasonToHide(named)
  const looseEnds: LooseEnd[] =
    reason === null || reason === 'draft' ? [] : [{ kind: 'other', detail: draftReasons[reason] }]
  const isPast = named.date !== null && named.date <= named.now && reason !== 'scheduled'
  return {
    status: reason === null ? ('published' as const) : ('draft' as const),
    publishedAt: isPast && reason !== 'draft' ? named.date : null,
    looseEnds,
  }
}

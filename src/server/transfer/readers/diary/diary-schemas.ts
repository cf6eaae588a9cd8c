import * as z from 'zod/mini'
import { LogChoices } from '#shared/contract/dog-log.ts'
import { FocalPoint, text } from '#shared/contract/fields.ts'
import { FORMAT } from '../../markdown-export/layout.ts'

/** What our own export holds. It may have been changed by hand since: nothing in it is believed unread. */
const moment = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value: string) => new Date(value)),
)
const optional = <T extends z.core.$ZodType>(schema: T) => z._default(z.nullable(schema), null)
const number = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const line = text(0, 'Please enter text', 2000, 'This')

export const Marker = z.object({
  program: z.literal(FORMAT.program),
  version: z.literal(FORMAT.version),
  title: optional(z.string()),
  address: optional(z.string()),
})

export const PostHead = z.object({
  title: z.string(),
  slug: z.string(),
  date: optional(moment),
  draft: z._default(z.boolean(), false),
  category: z._default(z.string(), ''),
  featured: z._default(z.boolean(), false),
  cover: z._default(z.string(), ''),
  excerpt: z._default(z.string(), ''),
  planned: optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  aliases: z._default(z.array(z.string()), []),
  comments: z.optional(z.literal('closed')),
  feedSlug: optional(z.string()),
  created: moment,
  updated: moment,
})
export type PostHead = z.output<typeof PostHead>

export const Comments = z.array(
  z.object({
    number,
    replyTo: optional(number),
    status: z.enum(['approved', 'waiting', 'spam', 'deleted']),
    name: z.string(),
    email: optional(z.string()),
    byOwner: z._default(z.boolean(), false),
    date: moment,
    message: z.string(),
  }),
)
export type Comments = z.output<typeof Comments>

export const Gallery = z.array(
  z.object({
    number,
    photo: z.string(),
    title: line,
    description: z.nullable(z.string()),
    category: z.nullable(z.string()),
    date: moment,
  }),
)
export type GalleryEntry = z.output<typeof Gallery>[number]

export const Pictures = z.array(z.object({ picture: z.string(), focalPoint: FocalPoint }))
export const Redirects = z.array(z.object({ from: z.string(), to: z.nullable(z.string()) }))
/** What the rest of it may be is known when its pictures have an address; the same for the log. */
export const Dog = z.object({
  dogs: z.tuple([z.looseObject({ heroPhoto: z.string(), portrait: z.string() })]),
})
export const Log = z.object({
  choices: LogChoices,
  entries: z.array(z.looseObject({ photoUrl: z.nullable(z.string()) })),
})

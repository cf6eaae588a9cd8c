import * as z from 'zod/mini'
import { categoryTones } from '../categories.ts'
import { supportedLanguages } from '../languages.ts'
import { defineEndpoint } from './endpoint.ts'
import { Timestamp } from './fields.ts'

export const Features = z.strictObject({
  comments: z.boolean(),
  featuredPosts: z.boolean(),
  analytics: z.boolean(),
})
export type Features = z.output<typeof Features>

export const linkPerNetwork = <T extends z.core.$ZodType<string>>(url: T) => ({
  instagram: url,
  facebook: url,
  twitter: url,
  youtube: url,
  mastodon: z.optional(url),
  bluesky: z.optional(url),
  tiktok: z.optional(url),
  threads: z.optional(url),
})

/** Empty where the owner has no account; old records contain only four networks. */
const SocialLinks = z.object(linkPerNetwork(z.string()))
export type SocialLinks = z.output<typeof SocialLinks>

export const OwnCategory = z.object({
  name: z.string(),
  tone: z.enum(categoryTones),
  hidden: z.boolean(),
  formerly: z.array(z.string()),
})
const ownList = z.nullable(z.array(OwnCategory))
const OwnCategories = z.object({ posts: ownList, photos: ownList })

export const Settings = z.object({
  id: z.number(),
  blogName: z.string(),
  blogDescription: z.string(),
  ownerName: z.string(),
  /** Empty for everyone but signed-in admins. */
  ownerEmail: z.string(),
  ownerBio: z.nullable(z.string()),
  socialLinks: SocialLinks,
  features: Features,
  theme: z.string(),
  primaryColor: z.string(),
  accentColor: z.string(),
  fontFamily: z.string(),
  logoUrl: z.string(),
  categories: OwnCategories,
  /** Null until the owner has chosen one or signed in once; English until then. */
  language: z.nullable(z.enum(supportedLanguages)),
  /** An IANA name; null until the owner has chosen one or signed in once. */
  timeZone: z.nullable(z.string()),
  /** Set once the owner has finished or dismissed the first steps. */
  welcome: z.nullable(z.enum(['done', 'never'])),
  today: z.string(),
  updatedAt: Timestamp,
})
export type Settings = z.output<typeof Settings>

const settings = { tag: 'settings', who: 'anyone', path: '/api/settings' } as const

export const getSettings = defineEndpoint(settings, 'GET', 'Site-wide settings', {
  answer: Settings,
})

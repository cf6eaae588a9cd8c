import * as z from 'zod/mini'
import { isTimeZone } from '../time-zone.ts'
import { BLOCKED_IMAGE_MESSAGE, isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'
import { OwnCategoriesAnswer } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress, Timestamp, text } from './fields.ts'

export const Features = z.strictObject({
  comments: z.boolean(),
  featuredPosts: z.boolean(),
  analytics: z.boolean(),
})
export type Features = z.output<typeof Features>

const LINK_MESSAGE = 'Please enter a full address, such as https://instagram.com/name'
const accountUrl = z.string().check(
  z.maxLength(300, { error: LINK_MESSAGE }),
  z.refine((url) => url === '' || isWebAddress(url), { error: LINK_MESSAGE }),
)
const isWebAddress = (url: string) => /^https?:\/\/[^/]/i.test(url) && URL.canParse(url)
const accounts = <T extends z.core.$ZodType<string>>(url: T) => ({
  instagram: url,
  facebook: url,
  twitter: url,
  youtube: url,
  mastodon: z.optional(url),
  bluesky: z.optional(url),
  tiktok: z.optional(url),
  threads: z.optional(url),
})

/** Empty where the owner has no account; records from before know four networks alone. */
const SocialLinks = z.object(accounts(z.string()))
export type SocialLinks = z.output<typeof SocialLinks>
export const SocialLinksInput = z.strictObject(accounts(accountUrl))

export const Settings = z.object({
  id: z.number(),
  blogName: z.string(),
  blogDescription: z.string(),
  ownerName: z.string(),
  /** Empty for everyone who is not signed in as an admin. */
  ownerEmail: z.string(),
  ownerBio: z.nullable(z.string()),
  socialLinks: SocialLinks,
  features: Features,
  theme: z.string(),
  primaryColor: z.string(),
  accentColor: z.string(),
  fontFamily: z.string(),
  logoUrl: z.string(),
  categories: OwnCategoriesAnswer,
  /** An IANA name; null until the owner has chosen or signed in once. */
  timeZone: z.nullable(z.string()),
  /** Whether the owner went through the first steps, or wants to hear of them no more. */
  welcome: z.nullable(z.enum(['done', 'never'])),
  /** The diary's calendar day, as 2026-11-08. */
  today: z.string(),
  updatedAt: Timestamp,
})
export type Settings = z.output<typeof Settings>

const blogTitle = text(3, 'Blog title must be at least 3 characters long.', 120, 'Blog title')
const blogDescription = text(
  10,
  'Blog description must be at least 10 characters.',
  500,
  'Blog description',
)
const authorName = text(2, 'Author name is required.', 120, 'Author name')
const contactEmail = emailAddress('Please enter a valid email address.')
const authorBio = z
  .string()
  .check(z.maxLength(2000, { error: 'Author bio must be at most 2000 characters' }))
const hexColour = z
  .string({ error: 'Please enter a valid hex color.' })
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'Please enter a valid hex color.' }))
const fontFamily = z.string().check(z.minLength(1), z.maxLength(80))
const logoUrl = z.string({ error: 'Please enter a valid URL.' }).check(
  z.maxLength(2000, { error: 'Please enter a valid URL.' }),
  z.refine((url) => url === '' || isValidImageUrl(url), { error: 'Please enter a valid URL.' }),
  z.refine((url) => !isBlockedImageUrl(url), { error: BLOCKED_IMAGE_MESSAGE }),
)

const timeZone = z.string().check(
  z.refine(isTimeZone, {
    error: 'We don’t know this time zone. Use a name such as Europe/Berlin or America/New_York.',
  }),
)

/** The profile form speaks of title, author and contact; the record of blog and owner. */
export const ProfileForm = z.object({
  blogTitle,
  blogDescription,
  authorName,
  authorBio: z.optional(authorBio),
  contactEmail,
})
export type ProfileForm = z.output<typeof ProfileForm>

export const AppearanceForm = z.object({
  primaryColor: hexColour,
  accentColor: hexColour,
  fontFamily,
  logoUrl,
})
export type AppearanceForm = z.output<typeof AppearanceForm>

const featuresFromText = z.pipe(
  z.string().check(z.maxLength(1000)),
  z.transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.issues.push({ code: 'custom', message: 'Features must be valid JSON', input: text })
      return z.NEVER
    }
  }),
)

/** What the diary says about who keeps it. */
export const FamilyForm = z.object({
  ownerName: authorName,
  ownerBio: authorBio,
  blogDescription,
  logoUrl,
  timeZone,
  socialLinks: SocialLinksInput,
})
export type FamilyForm = z.output<typeof FamilyForm>

/** A partial change; anything it does not know is refused. */
export const SettingsChange = z.partial(
  z.strictObject({
    blogName: blogTitle,
    blogDescription,
    ownerName: authorName,
    ownerEmail: contactEmail,
    ownerBio: z.nullable(authorBio),
    socialLinks: SocialLinksInput,
    features: z.union([Features, z.pipe(featuresFromText, Features)]),
    theme: z.enum(['light', 'dark', 'system']),
    primaryColor: hexColour,
    accentColor: hexColour,
    fontFamily,
    logoUrl,
    timeZone,
    welcome: z.enum(['done', 'never']),
  }),
)
export type SettingsChange = z.output<typeof SettingsChange>

const settings = { tag: 'settings', who: 'anyone', path: '/api/settings' } as const
const settingsAdmin = { tag: 'settings', who: 'admin', path: '/api/admin/settings' } as const

export const getSettings = endpoint(settings, 'GET', 'Site-wide settings', { answer: Settings })
export const updateSettings = endpoint(settingsAdmin, 'PUT', 'Change some settings', {
  body: SettingsChange,
  answer: Settings,
})

import * as z from 'zod/mini'
import { fieldErrors, pictureErrors, programErrors } from '#texts/errors/fields.ts'
import { settingsFieldErrors as errors } from '#texts/errors/settings.ts'
import { isTimeZone } from '../days.ts'
import { supportedLanguages } from '../languages.ts'
import { isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'
import { defineEndpoint } from './endpoint.ts'
import { emailField, Timestamp, textField } from './fields.ts'
import { Features, linkPerNetwork, Settings } from './settings.ts'

const isWebAddress = (url: string) => /^https?:\/\/[^/]/i.test(url) && URL.canParse(url)
const linkError = () => errors.link
const accountUrl = z.string().check(
  z.maxLength(300, { error: linkError }),
  z.refine((url) => url === '' || isWebAddress(url), { error: linkError }),
)
export const SocialLinksInput = z.strictObject(linkPerNetwork(accountUrl))

export const blogTitle = textField(3, 120, 'blogTitle', () => errors)
const blogDescription = textField(10, 500, 'blogDescription', () => errors)
export const authorName = textField(2, 120, 'authorName', () => errors)
const contactEmail = emailField(() => errors.contactEmail)
const authorBio = z
  .string()
  .check(z.maxLength(2000, { error: () => fieldErrors.atMost(errors.fields.authorBio, 2000) }))
const hexColour = z
  .string({ error: () => errors.color })
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: () => errors.color }))
const fontFamily = z.string().check(z.minLength(1), z.maxLength(80))
const logoUrl = z.string({ error: () => errors.logoUrl }).check(
  z.maxLength(2000, { error: () => errors.logoUrl }),
  z.refine((url) => url === '' || isValidImageUrl(url), { error: () => errors.logoUrl }),
  z.refine((url) => !isBlockedImageUrl(url), { error: () => pictureErrors.blocked }),
)

const timeZone = z.string().check(z.refine(isTimeZone, { error: () => errors.timeZone }))

/** The form says title, author and contact where the database says blog and owner. */
export const ProfileForm = z.object({
  blogTitle,
  blogDescription,
  authorName,
  authorBio: z.optional(authorBio),
  contactEmail,
  language: z.enum(supportedLanguages),
})
export type ProfileForm = z.output<typeof ProfileForm>

export const AppearanceForm = z.object({
  primaryColor: hexColour,
  accentColor: hexColour,
  fontFamily,
  logoUrl,
})
export type AppearanceForm = z.output<typeof AppearanceForm>

export const FamilyForm = z.object({
  ownerName: authorName,
  ownerBio: authorBio,
  blogDescription,
  logoUrl,
  timeZone,
  socialLinks: SocialLinksInput,
})
export type FamilyForm = z.output<typeof FamilyForm>

const featuresFromText = z.pipe(
  z.string().check(z.maxLength(1000)),
  z.transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.issues.push({ code: 'custom', message: programErrors.features, input: text })
      return z.NEVER
    }
  }),
)

/** Absent fields stay unchanged; unknown fields are refused. */
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
    language: z.enum(supportedLanguages),
    welcome: z.enum(['done', 'never']),
  }),
)
export type SettingsChange = z.output<typeof SettingsChange>

const settings = { tag: 'settings', who: 'admin', path: '/api/admin/settings' } as const

export const updateSettings = defineEndpoint(settings, 'PUT', 'Change some settings', {
  body: SettingsChange,
  answer: Settings,
})

const Samples = z.object({ posts: z.number(), photos: z.number() })
export type SampleCounts = z.output<typeof Samples>

const samples = { tag: 'samples', who: 'admin', path: '/api/admin/samples' } as const

export const countSamples = defineEndpoint(
  samples,
  'GET',
  'How many sample posts and photos are unchanged',
  { answer: Samples },
)
/**
 * The server makes a backup first, unless there is nothing to remove, and answers with its name.
 */
export const removeSamples = defineEndpoint(samples, 'DELETE', 'Remove the unchanged samples', {
  answer: z.extend(Samples, { backup: z.nullable(z.string()) }),
})

export const DatabaseInfo = z.object({
  type: z.string(),
  status: z.string(),
  store: z.enum(['embedded', 'server']),
  version: z.string(),
  sizeBytes: z.number(),
  rows: z.record(z.string(), z.number()),
  lastBackupAt: z.nullable(Timestamp),
  /** A proxy forwards requests, but TRUST_PROXY does not name it. */
  untrustedProxy: z.optional(z.boolean()),
})
export type DatabaseInfo = z.output<typeof DatabaseInfo>

export const StorageUse = z.object({
  database: z.number(),
  photos: z.number(),
  backups: z.number(),
})
export type StorageUse = z.output<typeof StorageUse>
export type StorageKind = keyof StorageUse
export const storageKinds = ['photos', 'database', 'backups'] as const satisfies StorageKind[]

const database = { tag: 'database', who: 'admin', path: '/api' } as const

export const getStorageUse = defineEndpoint(
  database,
  'GET /admin/storage',
  'How much space each kind of thing takes',
  { answer: StorageUse },
)
export const getDatabaseInfo = defineEndpoint(
  database,
  'GET /database-info',
  'What the diary is stored in',
  { answer: DatabaseInfo },
)

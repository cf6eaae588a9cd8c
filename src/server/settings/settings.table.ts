import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { noOwnCategories, type OwnCategories } from '#shared/categories.ts'
import type { SocialLinks } from '#shared/contract/settings.ts'
import type { Language } from '#shared/languages.ts'

export const settings = pgTable(
  'settings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    blogName: text('blog_name').notNull(),
    blogDescription: text('blog_description').notNull(),
    ownerName: text('owner_name').notNull(),
    ownerEmail: text('owner_email').notNull(),
    ownerBio: text('owner_bio'),
    socialLinks: jsonb('social_links')
      .$type<SocialLinks>()
      .notNull()
      .default({ instagram: '', facebook: '', twitter: '', youtube: '' }),
    features: jsonb('features')
      .$type<{ comments: boolean; featuredPosts: boolean; analytics: boolean }>()
      .notNull()
      .default({ comments: false, featuredPosts: true, analytics: false }),
    theme: text('theme').notNull().default('light'),
    primaryColor: text('primary_color').notNull().default('#7C3AED'),
    accentColor: text('accent_color').notNull().default('#8a5a44'),
    fontFamily: text('font_family').notNull().default('Inter'),
    /** Null until the owner has chosen one or their browser has sent it; English until then. */
    language: text('language').$type<Language>(),
    /** Null until the owner's browser has sent it. */
    timeZone: text('time_zone'),
    /** How the owner went through the first steps: done, never, or not yet. */
    welcome: text('welcome').$type<'done' | 'never'>(),
    /** Written by older versions; `demo_content` says now that the demo is not written again. */
    samplesRemovedAt: timestamp('samples_removed_at', { withTimezone: true, mode: 'date' }),
    /** The owner's own lists of categories, where there are any. */
    categories: jsonb('categories').$type<OwnCategories>().notNull().default(noOwnCategories),
    /** Days after which a post takes no more comments; null for never. */
    commentsCloseAfterDays: integer('comments_close_after_days'),
    logoUrl: text('logo_url').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  () => [uniqueIndex('settings_one_row_index').on(sql`(true)`)],
)

import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { emptyOwnCategories, type OwnCategories } from '#shared/categories.ts'
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
    /** Null means English until the owner has chosen a language or their browser has sent one. */
    language: text('language').$type<Language>(),
    timeZone: text('time_zone'),
    welcome: text('welcome').$type<'done' | 'never'>(),
    /** Only older versions wrote this column; `demo_content` replaces it. */
    samplesRemovedAt: timestamp('samples_removed_at', { withTimezone: true, mode: 'date' }),
    categories: jsonb('categories').$type<OwnCategories>().notNull().default(emptyOwnCategories),
    /** A post takes no comments after this many days; null means that it always does. */
    commentsCloseAfterDays: integer('comments_close_after_days'),
    logoUrl: text('logo_url').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  () => [uniqueIndex('settings_one_row_index').on(sql`(true)`)],
)

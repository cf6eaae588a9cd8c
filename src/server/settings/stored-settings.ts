import * as z from 'zod/mini'
import { emptyOwnCategories } from '#shared/categories.ts'
import { CommentRules } from '#shared/contract/comments.admin.ts'
import { OwnCategory, Settings } from '#shared/contract/settings.ts'
import { isTimeZone } from '#shared/days.ts'
import { defaultBlogProfile } from '#shared/default-blog-profile.ts'
import { MAX_CATEGORIES } from '#shared/limits.ts'
import { settings } from './settings.table.ts'

type SettingsRow = typeof settings.$inferSelect

const { features, language, socialLinks, welcome } = Settings.shape
/** At least one category must stay visible, or there is nothing to choose. */
const ownList = z.nullable(
  z.array(OwnCategory).check(
    z.maxLength(MAX_CATEGORIES),
    z.refine((list) => list.some(({ hidden }) => !hidden)),
  ),
)

/** A bad value in one of these columns would make every page fail. */
const columns = {
  blogName: z.string().check(z.regex(/\S/)),
  socialLinks,
  features,
  language,
  timeZone: z.nullable(z.string().check(z.refine(isTimeZone))),
  welcome,
  samplesRemovedAt: z.nullable(z.date()),
  categories: z.object({ posts: ownList, photos: ownList }),
  commentsCloseAfterDays: CommentRules.shape.closeAfterDays,
  updatedAt: z.date(),
}
type Column = keyof typeof columns

const defaults: Pick<SettingsRow, Column> = {
  blogName: defaultBlogProfile.blogName,
  socialLinks: { instagram: '', facebook: '', twitter: '', youtube: '' },
  features: { comments: false, featuredPosts: true, analytics: false },
  language: null,
  timeZone: 'UTC',
  welcome: null,
  samplesRemovedAt: null,
  categories: emptyOwnCategories,
  commentsCloseAfterDays: null,
  updatedAt: new Date(0),
}

const names = Object.keys(columns) as Column[]
const isUsable = (row: SettingsRow, name: Column) => columns[name].safeParse(row[name]).success

export const findUnusableColumns = (row: SettingsRow): string[] =>
  names.filter((name) => !isUsable(row, name)).map((name) => settings[name].name)

/**
 * Replaces unusable values by defaults. A restored backup or an older version may have written
 * anything, and every page needs the settings, even the page that corrects them.
 */
export function replaceUnusableSettings(row: SettingsRow): SettingsRow {
  const replaced = names.filter((name) => !isUsable(row, name))
  return { ...row, ...Object.fromEntries(replaced.map((name) => [name, defaults[name]])) }
}

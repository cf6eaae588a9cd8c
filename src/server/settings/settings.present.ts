import type { Settings } from '#shared/contract/settings.ts'
import type { SettingsRow } from './settings.repository.ts'

/** The owner's address is for the owner: visitors get the same shape with an empty string. */
export function presentSettings(
  row: SettingsRow,
  { isForAdmin, today }: { isForAdmin: boolean; today: string },
): Settings {
  return {
    id: row.id,
    blogName: row.blogName,
    blogDescription: row.blogDescription,
    ownerName: row.ownerName,
    ownerEmail: isForAdmin ? row.ownerEmail : '',
    ownerBio: row.ownerBio,
    socialLinks: row.socialLinks,
    features: row.features,
    theme: row.theme,
    primaryColor: row.primaryColor,
    accentColor: row.accentColor,
    fontFamily: row.fontFamily,
    logoUrl: row.logoUrl,
    categories: row.categories,
    timeZone: row.timeZone,
    today,
    welcome: row.welcome,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Deliberate oddities, each in one place so that one edit changes it. */

export function footerYear(today: string): number {
  return Number(today.slice(0, 4)) - 1
}

/** The saved "Show Featured Posts" value is stored, but always read as on. */
export function shouldShowFeaturedPosts(_saved?: boolean): true {
  return true
}

/** Stored as adminToken before saving settings when there is none; the server treats it as no token. */
export const PLACEHOLDER_ADMIN_TOKEN = 'admin-token-placeholder'

/** A Google sign-in stays valid when the verify-admin call fails; the server still checks every call. */
export const keepGoogleSignInWhenVerifyUnreachable = true

/** The dashboard's search box keeps its text but filters no list. @public */
export const doesDashboardSearchFilterLists = false

/**
 * "Use This Idea" opens an empty editor.
 * @public
 */
export const isIdeaPassedToEditor = false

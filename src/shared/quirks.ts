/** Oddities kept on purpose, each in one place so that an owner can change it in one edit. */

/** The footer shows the year before the current one. */
export function footerYear(today: string): number {
  return Number(today.slice(0, 4)) - 1
}

/** The saved "Show Featured Posts" value is stored, but always read as on. */
export function readFeaturedPosts(_saved?: boolean): true {
  return true
}

/** Stored under adminToken before a settings save when nothing is there; the server takes it for no token. */
export const placeholderToken = 'admin-token-placeholder'

/** A Google sign-in stands when the verify-admin call cannot be made; the server still guards every call. */
export const keepGoogleSignInWhenVerifyUnreachable = true

/**
 * The dashboard's search box keeps its text and filters none of the lists.
 * @public
 */
export const dashboardSearchFiltersLists = false

/**
 * "Use This Idea" opens an empty editor.
 * @public
 */
export const useThisIdeaPassesIdea = false

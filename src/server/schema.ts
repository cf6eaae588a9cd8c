export { users } from './auth/accounts/users.table.ts'
export { knownDevices } from './auth/devices/known-devices.table.ts'
export { emailChanges } from './auth/email/email-changes.table.ts'
export { adminIdentities } from './auth/google/admin-identities.table.ts'
export { signInFlows } from './auth/google/sign-in-flows.table.ts'
export { passkeyChallenges } from './auth/passkeys/challenges/challenges.table.ts'
export { passkeys } from './auth/passkeys/passkeys.table.ts'
export { passwordResets } from './auth/recovery/password-resets.table.ts'
export { sessions } from './auth/sessions/sessions.table.ts'
export { adminSetup } from './auth/setup/admin-setup.table.ts'
export {
  closedComments,
  commentDigests,
  commentKeys,
  commentLinks,
  commentReaders,
  commentSalts,
  comments,
  commentUsedTokens,
  commentWords,
} from './comments/comments.table.ts'
export { contactMessages } from './contact/contact.table.ts'
export { demoContent } from './demo/demo.table.ts'
export { dogDrafts, dogVersions } from './dog/dog.table.ts'
export { dogLogChoices, dogLogEntries } from './dog/log/dog-log.table.ts'
export {
  importedParts,
  importedPictures,
  importedPosts,
  imports,
} from './moving/carry/imports.table.ts'
export {
  deliveries,
  letters,
  newsletterAsks,
  newsletterSubscribers,
  subscriberLinks,
} from './newsletter/newsletter.table.ts'
export { focalPoints } from './photos/focal-points/focal-points.table.ts'
export { photos } from './photos/photos.table.ts'
export { periodicJobs } from './platform/jobs/jobs.table.ts'
export { mailHold, outboxMails } from './platform/mail/outbox.table.ts'
export { rateLimits } from './platform/security/rate-limits.table.ts'
export { storedSecrets } from './platform/security/stored-secrets.table.ts'
export { postAddresses } from './posts/addresses/addresses.table.ts'
export { postDrafts } from './posts/drafts/drafts.table.ts'
export { posts } from './posts/posts.table.ts'
export { postPreviews } from './posts/previews/previews.table.ts'
export { redirects } from './posts/redirects/redirects.table.ts'
export { postRevisions } from './posts/revisions/revisions.table.ts'
export { settings } from './settings/settings.table.ts'
export { statisticsCounts, statisticsSalts, statisticsSeen } from './statistics/statistics.table.ts'

export { adminSetup } from './accounts/admin-setup.table.ts'
export { emailChanges } from './accounts/email-changes.table.ts'
export { adminIdentities } from './accounts/google/admin-identities.table.ts'
export { signInFlows } from './accounts/google/sign-in-flows.table.ts'
export { knownDevices } from './accounts/known-devices.table.ts'
export { passkeyChallenges } from './accounts/passkeys/challenges.table.ts'
export { passkeys } from './accounts/passkeys/passkeys.table.ts'
export { passwordResets } from './accounts/password-resets.table.ts'
export { sessions } from './accounts/sessions.table.ts'
export { users } from './accounts/users.table.ts'
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
export { demoContent } from './demo/demo.table.ts'
export { dogDrafts, dogLogChoices, dogLogEntries, dogVersions } from './dog/dog.table.ts'
export { contactMessages } from './messages/messages.table.ts'
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
export { focalPoints, photos } from './photos/photos.table.ts'
export { periodicJobs } from './platform/jobs/jobs.table.ts'
export { mailHold, outboxMails } from './platform/mail/outbox.table.ts'
export { rateLimits } from './platform/security/rate-limits.table.ts'
export { storedSecrets } from './platform/security/stored-secrets.table.ts'
export {
  postAddresses,
  postDrafts,
  postPreviews,
  postRevisions,
  posts,
} from './posts/posts.table.ts'
export { redirects } from './posts/redirects.table.ts'
export { settings } from './settings/settings.table.ts'
export { statisticsCounts, statisticsSalts, statisticsSeen } from './statistics/statistics.table.ts'

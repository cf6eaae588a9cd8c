export {
  adminIdentities,
  adminSetup,
  appTokens,
  emailChanges,
  knownDevices,
  passkeyChallenges,
  passkeys,
  passwordResets,
  sessions,
  signInFlows,
  users,
} from './accounts/accounts.table.ts'
export {
  closedComments,
  commentDigests,
  commentHmacKey,
  commentLinks,
  commentReaders,
  commentSalts,
  comments,
  commentUsedTokens,
  commentWords,
} from './comments/comments.table.ts'
export { demoDecision } from './demo/demo.table.ts'
export { dogDrafts, dogLogEntries, dogLogSettings, dogVersions } from './dog/dog.table.ts'
export { contactMessages } from './messages/messages.table.ts'
export {
  confirmationRequests,
  deliveries,
  letters,
  newsletterSubscribers,
  subscriberLinks,
} from './newsletter/newsletter.table.ts'
export { focalPoints, mediaUploads, photos } from './photos/photos.table.ts'
export { periodicJobs } from './platform/jobs/jobs.table.ts'
export { mailHold, queuedMails } from './platform/mail/mail-queue.table.ts'
export { rateLimits, storedSecrets } from './platform/security/rate-limits.table.ts'
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
export {
  importedParts,
  importedPictures,
  importedPosts,
  imports,
} from './transfer/imports.table.ts'

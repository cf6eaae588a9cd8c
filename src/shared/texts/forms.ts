/** Shown in place of a dead button where scripts do not run. */
export const formNeedsScript =
  'Sending this form needs JavaScript, which is switched off in your browser.'

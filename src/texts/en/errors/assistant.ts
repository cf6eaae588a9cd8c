export const aiErrors = {
  enhance: 'Failed to enhance content. Please try again later.',
  expand: 'Failed to expand content. Please try again later.',
  ideas: 'Failed to generate blog ideas. Please try again later.',
  summary: 'Failed to create summary. Please try again later.',
} as const

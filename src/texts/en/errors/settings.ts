export const settingsErrors = {
  fetch: 'Failed to fetch settings',
  update: 'Failed to update settings',
  databaseInfo: 'Failed to fetch database info',
} as const

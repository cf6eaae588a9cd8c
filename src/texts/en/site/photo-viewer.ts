export const viewerTexts = {
  share: 'Share this photo',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  count: (at: number, of: number) => `${at} of ${of}`,
} as const

export const sharePhotoToasts = {
  copied: { title: 'Link copied', description: 'The link to this photo is on your clipboard.' },
  failed: (url: string) => ({ title: 'Copy this link', description: url }),
} as const

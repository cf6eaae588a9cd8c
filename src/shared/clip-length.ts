/** Formats seconds as 0:12. Only correct below ten minutes, which no clip reaches. */
export const formatClipLength = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(15, 19)

export const formatLengthOfClipUrl = (url: string) =>
  formatClipLength(Number(url.split(',')[1]) || 0)

/** As players write it: 0:12. None is as long as ten minutes. */
export const clipLength = (seconds: number) => new Date(seconds * 1000).toISOString().slice(15, 19)

/** The same of a clip that the server names: its address ends with the seconds. */
export const lengthOfClip = (url: string) => clipLength(Number(url.split(',')[1]) || 0)

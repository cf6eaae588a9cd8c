/** As players write it: 0:12. */
export const clipLength = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The same of a clip that the server names: its address ends with the seconds. */
export const lengthOfClip = (url: string) => clipLength(Number(url.split(',')[1]))

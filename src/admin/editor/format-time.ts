const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** The owner's own clock: "9:41 AM". */
export const clockTime = (at: number | string) => time.format(new Date(at))
/** "Nov 8, 9:41 AM" */
export const dayAndTime = (at: number | string) => `${day.format(new Date(at))}, ${clockTime(at)}`
/** The time alone while it is still today. */
export const recentTime = (at: number | string) =>
  new Date(at).toDateString() === new Date().toDateString() ? clockTime(at) : dayAndTime(at)

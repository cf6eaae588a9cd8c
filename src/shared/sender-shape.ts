/**
 * Shape in which the admin stores unsaved work on a device and sends it later. The number is raised
 * when the body of one of these calls changes; the server then refuses what an older page sends,
 * because that page would leave out or misname what it does not know.
 */
export const SENDER_SHAPE = 1

/** Header of each write of unsaved work. Other programs send none and are not refused. */
export const SENDER_SHAPE_HEADER = 'sender-shape'

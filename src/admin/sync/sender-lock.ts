/** The workers of earlier releases use this name, too: only one page or worker sends at a time. */
export const SENDER_LOCK = 'dachshund-moments'

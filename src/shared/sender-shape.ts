/**
 * Number of the shapes in which unsaved work is sent later: by an installed admin without a connection, or by
 * its worker. It goes with each of their writes. A request of an earlier number is refused with
 * `client.outdated`, so a cached admin never writes what a newer diary would misread.
 */
export const SENDER_SHAPE = 1

export const SENDER_SHAPE_HEADER = 'sender-shape'

export const CLIENT_OUTDATED = 'client.outdated'

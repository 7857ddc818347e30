/** The connection that leads to the replica, where there is one. */
export const READING = 'reading'

/** The code of a courier in a path. */
export const courier = /^[A-Z_]{1,20}$/

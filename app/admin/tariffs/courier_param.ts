/** The code of a courier in a path. */
export const COURIER_CODE_PATTERN = /^[A-Z_]{1,20}$/

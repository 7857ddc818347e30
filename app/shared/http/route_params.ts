/** A numeric path parameter. At most 15 digits, which stay exact as a JavaScript number. */
export const idParam = { match: /^\d{1,15}$/, cast: Number }

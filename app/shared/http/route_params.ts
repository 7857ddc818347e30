/** A number in a path. More digits than a bigint has are not an id of anything. */
export const idParam = { match: /^\d{1,15}$/, cast: Number }

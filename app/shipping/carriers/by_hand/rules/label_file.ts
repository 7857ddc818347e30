/** Room for a photo of a label, taken with a phone. */
export const MAX_LABEL_BYTES = 5 * 1_048_576

export const LABEL_TYPES = 'application/pdf,image/png,image/jpeg'

/** Of a label that a courier gave out: a picture of one from a telephone is that large. */
export const MAX_LABEL_BYTES = 5 * 1_048_576

export const LABEL_TYPES = 'application/pdf,image/png,image/jpeg'

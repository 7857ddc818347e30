import vine from '@vinejs/vine'

/** What staff write about what they did: one line, because PostgreSQL takes no control characters in a text. */
export function staffComment() {
  return vine
    .string()
    .trim()
    .minLength(2)
    .maxLength(200)
    .regex(/^\P{Cc}*$/u)
}

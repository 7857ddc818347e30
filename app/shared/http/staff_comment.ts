import vine from '@vinejs/vine'

/** What staff write about what they did: one line. */
export function staffCommentField() {
  return vine
    .string()
    .trim()
    .minLength(2)
    .maxLength(200)
    .regex(/^\P{Cc}*$/u)
}

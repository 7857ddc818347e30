import vine from '@vinejs/vine'

/** A one-line comment of staff about their action. */
export function staffCommentField() {
  return vine
    .string()
    .trim()
    .minLength(2)
    .maxLength(200)
    .regex(/^\P{Cc}*$/u)
}

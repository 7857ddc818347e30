import vine from '@vinejs/vine'

export function staffCommentField() {
  return vine
    .string()
    .trim()
    .minLength(2)
    .maxLength(200)
    .regex(/^\P{Cc}*$/u)
}

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

/** The sentences for it. */
export const STAFF_COMMENT_MESSAGES = {
  required: '"{{ field }}" should not be empty',
  minLength: '"{{ field }}" must have at least {{ min }} characters',
  maxLength: '"{{ field }}" must have at most {{ max }} characters',
  string: '"{{ field }}" is invalid',
  regex: '"{{ field }}" is invalid',
}

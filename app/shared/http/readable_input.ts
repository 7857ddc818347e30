import { DomainError } from '#shared/errors/domain_error'
import { cleanText } from '#shared/text/rules/clean_text'

/** The deepest nesting accepted: more than any form needs, and fast to process. */
const MAX_DEPTH = 20

class UnreadableInput extends DomainError {
  constructor(field: string) {
    const what = field ? `"${field}" holds` : 'The request holds'
    super(
      'E_UNREADABLE_INPUT',
      `${what} something that we cannot read. Please type it again.`,
      field
    )
  }
}

/** PostgreSQL stores neither NUL nor a lone surrogate in a text. */
function isReadable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Passwords must stay exactly as typed. */
const IS_SECRET = /password/i

/** Checks and cleans every text except passwords. Throws UnreadableInput. */
export function cleanInput(input: unknown) {
  const open: { value: unknown; place: string[] }[] = [{ value: input, place: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, place } = next
    if (place.length > MAX_DEPTH) throw new UnreadableInput(place[0]!)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      // A field named `toString` would break the conversion of this object to text or number.
      const isTaken = name in Object.prototype
      if (isTaken || !isReadable(name)) throw new UnreadableInput(place.join('.'))
      if (typeof inner !== 'string') open.push({ value: inner, place: [...place, name] })
      else if (!isReadable(inner)) throw new UnreadableInput([...place, name].join('.'))
      else if (!IS_SECRET.test(name)) (value as Record<string, string>)[name] = cleanText(inner)
    }
  }
}

import { DomainError } from '#shared/errors/domain_error'
import { cleanText } from '#shared/text/rules/clean_text'

/** No form of ours is deeper, and what reads it step by step would not come to an end of a thousand levels. */
const MOST_LEVELS = 20

class UnreadableInput extends DomainError {
  constructor(field: string) {
    const what = field ? `"${field}" holds` : 'The request holds'
    super(
      'E_UNREADABLE_INPUT',
      `${what} something that cannot be read. Please type it again.`,
      field
    )
  }
}

/** PostgreSQL keeps neither NUL nor half of a character in a text. */
function isReadable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Only the very signs that somebody chose are their password. */
const IS_SECRET = /password/i

/**
 * Looks at every name and every text of what was sent, and puts clean texts in their place; passwords stay as they are.
 * Throws UnreadableInput.
 */
export function cleanInput(input: unknown) {
  const open: { value: unknown; place: string[] }[] = [{ value: input, place: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, place } = next
    if (place.length > MOST_LEVELS) throw new UnreadableInput(place[0]!)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      // What every object has of itself: a text or a number made of this one would break.
      const isTaken = name in Object.prototype
      if (isTaken || !isReadable(name)) throw new UnreadableInput(place.join('.'))
      if (typeof inner !== 'string') open.push({ value: inner, place: [...place, name] })
      else if (!isReadable(inner)) throw new UnreadableInput([...place, name].join('.'))
      else if (!IS_SECRET.test(name)) (value as Record<string, string>)[name] = cleanText(inner)
    }
  }
}

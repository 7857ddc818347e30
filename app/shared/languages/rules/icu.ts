export type MessageValues = Record<string, string | number>

type Part =
  | string
  | { name: string }
  | { name: string; kind: 'plural' | 'select'; cases: Record<string, Part[]> }
  /** Null stands for `#`, the number of the surrounding plural. */
  | null

export class UnreadableMessage extends Error {}

const parsed = new Map<string, Part[]>()

/**
 * Formats the subset of ICU that we use: `{name}`, plural, select and quoting. Gives the same
 * result in browser and server. Throws UnreadableMessage.
 */
export function formatIcu(message: string, language: string, values: MessageValues = {}): string {
  return formatParts(parseMessage(message), language, values)
}

/** Lists the placeholder names, sorted. Throws UnreadableMessage. */
export function listPlaceholders(message: string): string[] {
  const names = new Set<string>()
  const collect = (parts: Part[]) => {
    for (const part of parts) {
      if (part === null || typeof part === 'string') continue
      names.add(part.name)
      if ('cases' in part) Object.values(part.cases).forEach(collect)
    }
  }
  collect(parseMessage(message))
  return [...names].sort()
}

function parseMessage(message: string): Part[] {
  const known = parsed.get(message)
  if (known) return known
  const reader = new Reader(message)
  const parts = reader.parts(false)
  if (!reader.isAtEnd) throw new UnreadableMessage('There is a } too many')
  parsed.set(message, parts)
  return parts
}

function formatParts(
  parts: Part[],
  language: string,
  values: MessageValues,
  count?: number
): string {
  return parts
    .map((part) => {
      if (part === null) return numberText(count!, language)
      if (typeof part === 'string') return part
      const value = values[part.name]
      if (!('cases' in part)) return String(value ?? '')
      const { cases, kind } = part
      const number = kind === 'plural' ? Number(value) : count
      const chosen =
        cases[kind === 'plural' ? `=${value}` : String(value)] ??
        cases[kind === 'plural' ? findPluralCategory(number!, language) : 'other'] ??
        cases.other!
      return formatParts(chosen, language, values, number)
    })
    .join('')
}

function findPluralCategory(count: number, language: string): string {
  return new Intl.PluralRules(language).select(count)
}

function numberText(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count)
}

class Reader {
  private at = 0

  constructor(private readonly text: string) {}

  get isAtEnd() {
    return this.at >= this.text.length
  }

  parts(isInPlural: boolean): Part[] {
    const parts: Part[] = []
    let literal = ''
    const addLiteral = () => {
      if (literal) parts.push(literal)
      literal = ''
    }
    while (!this.isAtEnd && this.text[this.at] !== '}') {
      const letter = this.text[this.at]!
      if (letter === '{') {
        addLiteral()
        parts.push(this.gap())
      } else if (letter === '#' && isInPlural) {
        addLiteral()
        parts.push(null)
        this.at++
      } else if (letter === "'") {
        literal += this.quoted(isInPlural)
      } else {
        literal += letter
        this.at++
      }
    }
    addLiteral()
    return parts
  }

  /** An apostrophe is literal unless it precedes a special character. */
  private quoted(isInPlural: boolean): string {
    this.at++
    const next = this.text[this.at]
    if (next === "'") {
      this.at++
      return "'"
    }
    const isQuote = next === '{' || next === '}' || (next === '#' && isInPlural)
    if (!isQuote) return "'"
    const end = this.text.indexOf("'", this.at)
    const quoted = this.text.slice(this.at, end < 0 ? undefined : end)
    this.at = end < 0 ? this.text.length : end + 1
    return quoted
  }

  private gap(): Part {
    this.at++
    const [, name = '', mark] = this.take(/\s*(\w+)\s*([,}])/y, 'A { is not closed')
    if (mark === '}') return { name }
    const [, kind] = this.take(/\s*(plural|select)\s*,/y, `{${name}} is neither plural nor select`)
    const cases: Record<string, Part[]> = {}
    while (!this.skip(/\s*\}/y)) {
      const [, label = ''] = this.take(/\s*(=?\w+)\s*\{/y, `{${name}} is not closed`)
      cases[label] = this.parts(kind === 'plural')
      this.take(/\}/y, `{${name}} is not closed`)
    }
    if (!cases.other) throw new UnreadableMessage(`{${name}} needs the case other`)
    return { name, kind: kind as 'plural' | 'select', cases }
  }

  private take(pattern: RegExp, problem: string): RegExpExecArray {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) throw new UnreadableMessage(problem)
    this.at = pattern.lastIndex
    return found
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    const isThere = pattern.test(this.text)
    if (isThere) this.at = pattern.lastIndex
    return isThere
  }
}

export type LiteralGrammar = {
  /** Writes null, true, false or a number. */
  word: (value: null | boolean | number) => string
  text: (value: string) => string
  field: (name: string, value: string) => string
  list: readonly [open: string, close: string]
  object: readonly [open: string, close: string]
  emptyObject: string
  /** Allows a trailing comma in multi-line values. */
  endsWithComma: boolean
}

const MAX_LINE_WIDTH = 76

export const JSON_GRAMMAR: LiteralGrammar = {
  word: String,
  text: (value) => JSON.stringify(value),
  field: (name, value) => `${JSON.stringify(name)}: ${value}`,
  list: ['[', ']'],
  object: ['{ ', ' }'],
  emptyObject: '{}',
  endsWithComma: false,
}

/** Writes a JSON value in another language, on one line if it is short. */
export function writeLiteral(
  value: unknown,
  grammar: LiteralGrammar,
  step = 2,
  indent = 0
): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') {
    return grammar.word(value)
  }
  if (typeof value === 'string') return grammar.text(value)
  const write = (part: unknown) => writeLiteral(part, grammar, step, indent + step)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map(write)
    : Object.entries(value as object).map(([name, part]) => grammar.field(name, write(part)))
  const [open, close] = isList ? grammar.list : grammar.object
  if (parts.length === 0) return isList ? open + close : grammar.emptyObject
  const line = open + parts.join(', ') + close
  if (line.length + indent <= MAX_LINE_WIDTH && !line.includes('\n')) return line
  const inside = `\n${' '.repeat(indent + step)}`
  const comma = grammar.endsWithComma ? ',' : ''
  return `${open.trim()}${inside}${parts.join(`,${inside}`)}${comma}\n${' '.repeat(indent)}${close.trim()}`
}

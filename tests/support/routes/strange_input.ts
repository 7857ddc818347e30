import type { JsonSchema } from '#shared/http/json_schema'
import { pathOf } from '#tests/support/routes/route_path'

/** What another's program may put where something else belongs. */
function strangeFor(sample: unknown): unknown[] {
  const [object, list] = [{ a: { b: 1 } }, [['a'], null]]
  if (typeof sample === 'string') return [object, list, 'x'.repeat(3_000)]
  return typeof sample === 'number' ? [object, list, 1e308] : [object, list, 'x']
}

/** What no database keeps, and what would break any text that is made of it. */
const UNREADABLE: unknown[] = [
  'a\0b',
  'half \ud800 a character',
  { toString: 'a' },
  { valueOf: null },
]

const UNREADABLE_BODIES: unknown[] = [
  ...UNREADABLE.map((strange) => ({ any: { deep: [strange] } })),
  { 'a\0': 1 },
]

const UNREADABLE_QUERIES = ['?a=a%00b', '?a[b%00]=1']

/** In place of a part of a path: the last two are no text at all. */
const STRANGE_PARTS = ['-1', '1e3', '9'.repeat(30), '%00', '%ED%A0%80', '%']

const STRANGE_QUERIES = [
  (name: string) => `${name}[toString]=a&${name}[length]=1`,
  (name: string) => `${name}[]=1&${name}[]=2`,
  (name: string) => `${name}=9e307`,
  (name: string) => `${name}=${'x'.repeat(500)}`,
]

export interface Question {
  path: string
  body?: unknown
  /** Holds what no database keeps. */
  isUnreadable?: boolean
}

/** What is known of a call: its path as `/shipment/:id`, and the schemas of what it takes. */
export interface Asked {
  pattern: string
  query: Record<string, JsonSchema>
  body: JsonSchema | null
  /** A body that it takes, where one is known. */
  example?: object
}

/**
 * Everything strange at each place of a call in turn, with nothing strange at the others. What no database keeps is
 * refused before any call is reached, so each has to refuse one of it: another for each `turn`.
 */
export function* strangeQuestions(
  { pattern, query, body, example }: Asked,
  turn: number
): Generator<Question> {
  const path = pathOf(pattern, '3')
  for (const part of pattern.includes(':') ? STRANGE_PARTS : []) {
    yield { path: pattern.replace(/:\w+\??/g, part), body: body && {} }
  }
  yield* strangeAddresses(path, query)
  yield { path: path + inTurn(UNREADABLE_QUERIES, turn), isUnreadable: true }
  if (!body) return
  for (const given of strangeBodies(body, example)) yield { path, body: given }
  yield { path, body: inTurn(UNREADABLE_BODIES, turn), isUnreadable: true }
}

function inTurn<One>(all: readonly One[], turn: number): One {
  return all[turn % all.length]!
}

/** Where a schema says what the fields may be, each place by itself; else they are many, and read one by one anyway. */
function strangeBodies(body: JsonSchema, example?: object): Generator<unknown> {
  const fields = Object.entries(body.properties ?? {})
  const isKnown = example || fields.every(([, { type }]) => type) || !fields.length
  return isKnown
    ? withStrange(example ?? sampleOf(body))
    : withStrangeHalves(fields.map(([name]) => name))
}

/** Each field is strange beside each other one that is not: the fields are halved by each digit of their place. */
function* withStrangeHalves(names: string[]): Generator<unknown> {
  for (let digit = 1; digit < names.length; digit *= 2) {
    for (const half of [0, digit]) {
      for (const strange of strangeFor('abc')) {
        yield Object.fromEntries(
          names.map((name, place) => [name, (place & digit) === half ? strange : 'abc'])
        )
      }
    }
  }
}

/** Where a schema says what the others may be, one by one; else they are read one by one anyway. */
function* strangeAddresses(path: string, query: Asked['query']): Generator<Question> {
  const names = Object.keys(query)
  const isKnown = Object.values(query).every(({ type }) => type)
  for (const strange of STRANGE_QUERIES) {
    if (!isKnown) yield { path: `${path}?${names.map(strange).join('&')}` }
    for (const name of isKnown ? names : []) {
      const others = Object.entries(query).filter(([other]) => other !== name)
      const rest = others.map(([other, schema]) => `${other}=${sampleOf(schema)}`)
      yield { path: `${path}?${[...rest, strange(name)].join('&')}` }
    }
  }
}

/** Something that the schema takes, so that what is strange beside it is met further in. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0])
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)])
      )
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : []
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return true
    default:
      return schema.format === 'email' ? 'somebody@example.test' : 'abc'
  }
}

/** The sample with something strange at each of its places in turn, however deep. */
function* withStrange(sample: unknown): Generator<unknown> {
  if (typeof sample === 'object' && sample !== null) {
    for (const [name, value] of Object.entries(sample)) {
      for (const other of withStrange(value)) {
        yield Array.isArray(sample)
          ? sample.with(Number(name), other)
          : { ...sample, [name]: other }
      }
    }
  }
  yield* strangeFor(sample)
}

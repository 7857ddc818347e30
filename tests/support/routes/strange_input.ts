import type { JsonSchema } from '#shared/http/json_schema'
import { pathOf } from '#tests/support/routes/route_path'

/** Returns values of wrong types or sizes that an API client may send instead of a sample. */
function strangeFor(sample: unknown): unknown[] {
  const [object, list] = [{ a: { b: 1 } }, [['a'], null]]
  if (typeof sample === 'string') return [object, list, 'x'.repeat(3_000)]
  return typeof sample === 'number' ? [object, list, 1e308] : [object, list, 'x']
}

/** Values that no database can store, and values that break any conversion to text. */
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

/** What an API client may send as a part of a path; the last two are not valid text. */
const STRANGE_PARTS = ['-1', '1e3', '9'.repeat(30), '%00', '%ED%A0%80', '%']

const STRANGE_QUERIES = [
  (name: string) => `${name}[toString]=a&${name}[length]=1`,
  (name: string) => `${name}[]=1&${name}[]=2`,
  (name: string) => `${name}=9e307`,
  (name: string) => `${name}=${'x'.repeat(500)}`,
]

export interface StrangeRequest {
  path: string
  body?: unknown
  isUnreadable?: boolean
}

/** A call's path, such as `/shipment/:id`, and the schemas of its inputs. */
export interface InputSchemas {
  pattern: string
  query: Record<string, JsonSchema>
  body: JsonSchema | null
  example?: object
}

/**
 * Yields calls with each strange value at each place in turn, while the other places stay normal.
 * Values that cannot be stored are refused before a call is reached, so each call tests one of
 * them, chosen by `turn`.
 */
export function* strangeRequests(
  { pattern, query, body, example }: InputSchemas,
  turn: number
): Generator<StrangeRequest> {
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

/** Makes one value strange at a time or, if the types are not known, half of the fields at once. */
function strangeBodies(body: JsonSchema, example?: object): Generator<unknown> {
  const fields = Object.entries(body.properties ?? {})
  const isKnown = example || fields.every(([, { type }]) => type) || !fields.length
  return isKnown
    ? withStrange(example ?? sampleOf(body))
    : withStrangeHalves(fields.map(([name]) => name))
}

/** Combines strange and normal fields: halves the fields by each binary digit of their index. */
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

/** Makes one parameter strange at a time or, if the types are not known, all at once. */
function* strangeAddresses(path: string, query: InputSchemas['query']): Generator<StrangeRequest> {
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

/**
 * Returns a value that the schema accepts, so that a strange one beside it reaches later checks.
 */
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

/** Yields the sample with a strange value at each of its places in turn, at any depth. */
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

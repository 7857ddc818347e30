import fc from 'fast-check'
import type { JsonSchema } from '#shared/http/json_schema'

type Schemas = Record<string, JsonSchema>

const DEEPEST = 6

const PASTED = [
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  '1.234,56',
  '٣٫٥',
  'null',
  'Ọláṣẹ́gun 🎉',
  '\u202eabc',
  'x'.repeat(2_000),
  "'; --",
  '2026-02-30',
  '31/12/9999',
  '+44 (0)20 7946 0018',
]

const anything = fc.oneof(fc.constantFrom(...PASTED), fc.jsonValue({ maxDepth: 2 }))

/** Generates values of a schema; one in eight nested values is arbitrary. */
export function valuesOf(schema: JsonSchema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  const meant = meantBy(schema, schemas, depth)
  return depth === 0
    ? meant
    : fc.oneof({ weight: 7, arbitrary: meant }, { weight: 1, arbitrary: anything })
}

function meantBy(schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(null)
  if (schema.$ref) return meantBy(schemas[schema.$ref.split('/').at(-1)!]!, schemas, depth + 1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? (schema.oneOf as JsonSchema[] | undefined)
  if (choices) return fc.oneof(...choices.map((one) => meantBy(one, schemas, depth + 1)))
  return fc.oneof(
    ...[schema.type ?? 'string'].flat().map((type) => ofType(type, schema, schemas, depth))
  )
}

function ofType(
  type: string,
  schema: JsonSchema,
  schemas: Schemas,
  depth: number
): fc.Arbitrary<unknown> {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number }
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const values = fields.map(([name, one]) => [name, valuesOf(one, schemas, depth + 1)] as const)
      return fc.record(Object.fromEntries(values), { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.array(schema.items ? valuesOf(schema.items, schemas, depth + 1) : anything, {
        maxLength: 3,
      })
    case 'integer':
      return fc.integer({ min: minimum ?? -1, max: Math.min(maximum ?? 1_000, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: minimum ?? -1, max: maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return textOf(schema)
  }
}

function textOf({ format, pattern, maxLength, minLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10))
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((day) => day.toISOString())
  if (format === 'uri') return fc.webUrl()
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.oneof(
    fc.constantFrom(...PASTED),
    fc.string({
      unit: 'grapheme',
      minLength: Number(minLength ?? 0),
      maxLength: Math.min(Number(maxLength ?? 40), 200),
    })
  )
}

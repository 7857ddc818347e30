import { test } from '@japa/runner'
import { errors } from '@vinejs/vine'
import { apiValidators } from '#generated/api_validators'
import type { JsonSchema } from '#shared/http/json_schema'

type Validator = { toJSONSchema(): object; validate(data: unknown): Promise<unknown> }

/** Values that most fields refuse, one kind after the other. */
const WRONG: unknown[] = [
  undefined,
  null,
  '',
  '  ',
  '#',
  'x'.repeat(3000),
  -1.005,
  1e20,
  true,
  [],
  {},
]

/** Builds a body with a wrong value in each field, nested ones included. */
function wrongBody(schema: JsonSchema, wrong: unknown): unknown {
  const part = schema.anyOf?.find(({ type }: JsonSchema) => type !== 'null') ?? schema
  if (part.properties) {
    const fields = Object.entries<JsonSchema>(part.properties)
    return Object.fromEntries(fields.map(([name, field]) => [name, wrongBody(field, wrong)]))
  }
  if (part.prefixItems) return part.prefixItems.map((item) => wrongBody(item, wrong))
  return part.items ? [wrongBody(part.items, wrong)] : wrong
}

async function messagesOf(validator: Validator, data: unknown): Promise<string[]> {
  try {
    await validator.validate(data)
    return []
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return error.messages.map(({ message }: { message: string }) => message)
  }
}

/** Field names that are not plain words: an index, camel case, or a library's wording. */
const NAMES_NOTHING = /"\d+"|"[a-z]\w*[A-Z]|"[a-z]|"undefined"|^The \S+ field/

test.group('Validation messages', () => {
  test('name the field in plain words, for every call and every field', async ({ assert }) => {
    const loaders: Record<string, () => Promise<Validator>> = apiValidators
    const faults = new Set<string>()
    let seen = 0
    for (const [call, load] of Object.entries(loaders)) {
      const validator = await load()
      const schema = validator.toJSONSchema() as JsonSchema
      const fields = Object.keys(schema.properties ?? {})
      for (const wrong of WRONG) {
        const bodies = [
          wrongBody(schema, wrong),
          Object.fromEntries(fields.map((name) => [name, wrong])),
          Object.fromEntries(fields.map((name) => [name, [wrong]])),
        ]
        for (const body of bodies) {
          const messages = await messagesOf(validator, body)
          seen += messages.length
          for (const message of messages) {
            if (NAMES_NOTHING.test(message)) faults.add(`${call}: ${message}`)
          }
        }
      }
    }
    assert.deepEqual([...faults], [])
    assert.isAbove(seen, 500)
  })
})

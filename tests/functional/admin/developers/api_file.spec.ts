import { test } from '@japa/runner'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'
import type { JsonSchema } from '#shared/http/json_schema'

/** What an operation id may begin with. Add a verb here, or name the call in `.call({ id })`. */
const VERBS =
  'accept activate add apply approve ask block book calculate cancel check clear complete confirm correct create credit deactivate decline delete discard dispute download drop enable export find follow get import list match merge paste pay ping preview price publish read receive refund refuse remove reopen repeat replay reprice request resend reset restore retry reweigh roll rotate send sign stop submit switch test track try unblock unfollow update uphold upload verify void waive withdraw write'.split(
    ' '
  )

type Found = { at: string; schema: JsonSchema; isComponent: boolean }
type Content = Record<string, { schema?: JsonSchema; example?: unknown }>
type Operation = {
  operationId: string
  tags: string[]
  parameters?: { name: string; schema?: JsonSchema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content; headers?: Record<string, object> }>
}

async function readFile() {
  const file = JSON.parse(JSON.stringify(await buildOpenApiDocument()))
  const operations = [
    ...Object.values<object>(file.paths),
    ...Object.values<object>(file.webhooks),
  ].flatMap((methods) => Object.values<Operation>(methods as Record<string, Operation>))
  return { components: file.components, operations, webhooks: file.webhooks }
}

/** Every schema of the file, with its place. */
async function listSchemas(): Promise<Found[]> {
  const { components, operations } = await readFile()
  const found: Found[] = []
  const visit = (at: string, schema: JsonSchema, isComponent = false) => {
    found.push({ at, schema, isComponent })
    const { properties = {}, items, prefixItems = [], anyOf = [], additionalProperties } = schema
    for (const [name, field] of Object.entries(properties)) visit(`${at}/${name}`, field)
    if (items) visit(`${at}[]`, items)
    if (typeof additionalProperties === 'object') visit(`${at}{}`, additionalProperties)
    for (const one of [...prefixItems, ...anyOf]) visit(`${at}|`, one)
  }
  const visitContent = (at: string, content: Content = {}) => {
    for (const { schema } of Object.values(content)) if (schema) visit(at, schema)
  }
  for (const [name, schema] of Object.entries<JsonSchema>(components.schemas))
    visit(name, schema, true)
  for (const { parameters = [], requestBody, responses, operationId } of operations) {
    for (const { name, schema } of parameters) if (schema) visit(`${operationId}?${name}`, schema)
    visitContent(`${operationId} body`, requestBody?.content)
    for (const [status, { content }] of Object.entries(responses))
      visitContent(`${operationId} ${status}`, content)
  }
  return found
}

async function placesOf(isWrong: (found: Found) => unknown): Promise<string[]> {
  const all = await listSchemas()
  return all.filter(isWrong).map(({ at }) => at)
}

function typesOf({ type }: JsonSchema): string[] {
  return [type].flat().filter((one) => one !== undefined)
}

test.group('The API file in other languages', () => {
  test('gives each number a size', async ({ assert }) => {
    const wrong = await placesOf(({ schema }) => {
      if (typesOf(schema).includes('number')) return schema.format !== 'double'
      const isWhole = typesOf(schema).includes('integer')
      return isWhole && !['int32', 'int64'].includes(schema.format ?? '')
    })
    assert.deepEqual(wrong, [])
  })

  test('gives ids, numbers of parcels and counts as whole numbers', async ({ assert }) => {
    const wrong = await placesOf(
      ({ at, schema }) =>
        /(\/id|Id|\/trackingNumber|\/index|[cC]ount|\/version|Page)$/.test(at) &&
        typesOf(schema).includes('number')
    )
    assert.deepEqual(wrong, [])
  })

  test('gives a tracking number of ours one type', async ({ assert }) => {
    const all = await listSchemas()
    const types = all
      .filter(({ at }) => /[/?]trackingNumber$/.test(at) && !at.startsWith('CreateCourierAlert'))
      .map(({ schema }) => `${typesOf(schema).filter((type) => type !== 'null')} ${schema.format}`)
    assert.deepEqual([...new Set(types)], ['integer int64'])
  })

  test('gives choices and constants a type', async ({ assert }) => {
    const wrong = await placesOf(
      ({ schema }) => (schema.enum || 'const' in schema) && typesOf(schema).length === 0
    )
    assert.deepEqual(wrong, [])
  })

  test('has no field that can only be null', async ({ assert }) => {
    const wrong = await placesOf(
      ({ at, schema }) => !at.endsWith('|') && String(schema.type) === 'null'
    )
    assert.deepEqual(wrong, [])
  })

  test('has one shape for each value, which may be null', async ({ assert }) => {
    const wrong = await placesOf(({ schema: { anyOf, oneOf, allOf } }) => {
      const isNullable = anyOf?.length === 2 && anyOf[1]?.type === 'null'
      return oneOf || allOf || (anyOf && !isNullable)
    })
    assert.deepEqual(wrong, [])
  })

  test('gives each day and time of an example its format, and times in UTC', async ({ assert }) => {
    const { components } = await readFile()
    const wrong: string[] = []
    const visit = (at: string, value: unknown, schema: JsonSchema = {}) => {
      const { $ref = schema.anyOf?.[0]?.$ref } = schema
      const { properties, items, format, type } = $ref
        ? components.schemas[$ref.split('/').at(-1)!]
        : schema
      if (Array.isArray(value)) for (const one of value) visit(`${at}[]`, one, items)
      else if (typeof value === 'object')
        for (const [name, one] of Object.entries(value ?? {}))
          visit(`${at}/${name}`, one, properties?.[name])
      const isTime = /^\d{4}-\d\d-\d\dT/.test(String(value))
      const isDay = /^\d{4}-\d\d-\d\d$/.test(String(value))
      if (!type || !(isTime || isDay)) return
      if (format !== (isTime ? 'date-time' : 'date')) wrong.push(`${at} has no format`)
      else if (isTime && !String(value).endsWith('Z')) wrong.push(`${at} is not in UTC`)
    }
    const { operations } = await readFile()
    for (const { operationId, responses } of operations)
      for (const { content } of Object.values(responses)) {
        const { example, schema } = content?.['application/json'] ?? {}
        visit(operationId, example, schema)
      }
    assert.deepEqual(wrong, [])
  })

  test('names each object and each list of choices', async ({ assert }) => {
    const wrong = await placesOf(({ at, schema, isComponent }) => {
      const isChoice = schema.enum && typesOf(schema).includes('string') && !at.includes('?')
      return (schema.properties || isChoice) && !isComponent
    })
    assert.deepEqual(wrong, [])
  })

  test('allows no set of objects', async ({ assert }) => {
    const { components } = await readFile()
    const wrong = await placesOf(({ schema: { uniqueItems, items } }) => {
      const name = items && items.$ref?.split('/').at(-1)
      return uniqueItems && name && components.schemas[name].properties
    })
    assert.deepEqual(wrong, [])
  })

  test('has one media type in each answer, and binary files', async ({ assert }) => {
    const { operations, components } = await readFile()
    const wrong: string[] = []
    const check = (at: string, content: Content = {}) => {
      const kinds = Object.entries(content)
      const isFile = kinds.every(([kind]) => !kind.endsWith('json'))
      if (kinds.length > 1 && !isFile) wrong.push(`${at}: ${kinds.length} media types`)
      for (const [kind, { schema }] of kinds) {
        if (!kind.endsWith('json') && schema?.format !== 'binary')
          wrong.push(`${at}: ${kind} is not binary`)
      }
    }
    for (const { operationId, responses } of operations)
      for (const [status, { content }] of Object.entries(responses))
        check(`${operationId} ${status}`, content)
    for (const [name, { content }] of Object.entries<{ content?: Content }>(components.responses))
      check(name, content)
    assert.deepEqual(wrong, [])
  })

  test('has unique operation ids that begin with a verb', async ({ assert }) => {
    const { operations } = await readFile()
    const ids = operations.map(({ operationId }) => operationId)
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      []
    )
    assert.deepEqual(
      ids.filter((id) => !VERBS.includes(/^[a-z]+/.exec(id)?.[0] ?? '')),
      []
    )
  })

  test('has webhooks under a tag of their own', async ({ assert }) => {
    const { operations, webhooks } = await readFile()
    const received = Object.values<{ post: Operation }>(webhooks).map(({ post }) => post)
    const tagged = operations.filter(({ tags }) => tags.includes('Webhook events'))
    assert.deepEqual(tagged, received)
  })
})

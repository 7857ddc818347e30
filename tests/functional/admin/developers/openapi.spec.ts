import { readFile } from 'node:fs/promises'
import { validate } from '@readme/openapi-parser'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  RESPONSE_SCHEMAS_FILE,
  readResponseSchemas,
} from '#admin/developers/openapi/response_schemas'
import { buildResponseSchemasFile } from '#admin/developers/openapi/build_response_schemas'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'
import { RATE_QUOTE_EXAMPLE } from '#shipping/pricing/api_reference_examples'
import { findOperation, API_TAGS } from '#admin/developers/openapi/api_tags'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { EVENT_PAYLOADS, buildWebhooks } from '#admin/developers/openapi/openapi_webhooks'
import { SchemaComponents } from '#admin/developers/openapi/schema_components'
import { readRecordedCalls } from '#admin/developers/openapi/recorded_calls'
import { EVENT_TYPE_NAMES } from '#identity/webhooks/rules/event_types'
import { apiClientOf } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

const DOCUMENT = 'openapi.json'

const schemas = new Ajv2020({ strict: false, validateFormats: false })

/** Validates a value against a schema of the reference, which may use its components. */
async function problemsOf(schema: object, value: unknown): Promise<string> {
  if (!schemas.getSchema(DOCUMENT)) {
    const { components } = await buildOpenApiDocument()
    schemas.addSchema({ $id: DOCUMENT, components })
  }
  const holds = schemas.compile(referring(schema))
  return holds(value) ? '' : schemas.errorsText(holds.errors)
}

/** Compiles the components once instead of with each schema that uses one. */
function referring(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? DOCUMENT + value : value
  )
}

test.group('The API reference', () => {
  test('lists every call under a tag', ({ assert }) => {
    const known = API_TAGS.map(({ tag }) => tag as string)
    const lost = listApiRoutes().filter(
      ({ name }) => !known.includes(findOperation(name)?.tag ?? '')
    )
    assert.deepEqual(
      lost.map(({ name }) => name),
      []
    )
  })

  test('is a valid OpenAPI 3.1 document of all routes', async ({ client, assert }) => {
    const response = await client.get('/openapi.json')
    response.assertStatus(200)
    assert.equal(response.header('access-control-allow-origin'), '*')
    const document = response.body()
    assert.equal(document.openapi, '3.1.0')
    const result = await validate(structuredClone(document))
    assert.deepEqual(result.valid ? [] : result.errors, [])
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path))
    const ways = listApiRoutes().flatMap(({ path, shortPath }) =>
      shortPath ? [path, shortPath] : path
    )
    assert.equal(operations.length, ways.length)
  })

  test('describes each webhook event with a valid example', async ({ assert }) => {
    const described = buildWebhooks(new SchemaComponents({}))
    assert.deepEqual(Object.keys(described), EVENT_TYPE_NAMES)
    for (const [type, { schema, example }] of Object.entries(EVENT_PAYLOADS)) {
      assert.isTrue(schemas.validateSchema(schema), type)
      assert.equal(await problemsOf(schema, example), '', type)
      assert.isBelow(JSON.stringify(example).length, 20_000, type)
    }
  })

  test('describes each body with a valid schema and a valid example', async ({ assert }) => {
    for (const { id, body, operation } of await listApiCallDocs()) {
      if (!body) continue
      assert.isTrue(schemas.validateSchema(body), id)
      if (operation.example) assert.equal(await problemsOf(body, operation.example), '', id)
    }
  })

  test('describes the bodies and parameters that the server validates', async ({ assert }) => {
    const calls = await listApiCallDocs()
    const byId = new Map(calls.map((call) => [call.id, call]))
    assert.include(byId.get('signIn')?.body?.required, 'password')
    const range = byId.get('listShipmentHistory')?.parameters.find(({ name }) => name === 'endDate')
    assert.containsSubset(range, { in: 'query', required: true, schema: { format: 'date' } })
    assert.deepEqual(byId.get('getQuote')?.body?.properties?.pickup, { type: 'boolean' })
  })

  test('offers the Idempotency-Key with every command that needs sign-in', ({ assert }) => {
    for (const { name, method, needsSignIn, acceptsKey } of listApiRoutes()) {
      assert.equal(acceptsKey, needsSignIn && method !== 'GET', name)
    }
  })

  test('shows a recorded request and answer of every call, both valid', async ({ assert }) => {
    const problems: string[] = []
    for (const {
      id,
      route,
      operation,
      parameters,
      body,
      isBodyRequired,
      answer,
      example,
    } of await listApiCallDocs()) {
      const wrong = (what: string) => problems.push(`${id}: ${what}`)
      if (!example) {
        wrong('no test has made this call')
        continue
      }
      const given = { path: example.params, query: example.query }
      for (const { name, in: where, required } of parameters) {
        if (required && given[where]?.[name] === undefined) wrong(`without ${name}`)
      }
      if (isBodyRequired && !route.takesFile && !example.body) wrong('without a body')
      if (body && example.body) {
        const problem = await problemsOf(body, example.body)
        if (problem) wrong(`body: ${problem}`)
      }
      const problem = operation.file ? '' : await problemsOf(answer, example.answer)
      if (problem) wrong(`answer: ${problem}`)
    }
    assert.deepEqual(
      problems,
      [],
      'Run `RECORD_EXAMPLES=1 npm test -- functional` once they are tested'
    )
  })

  test('shows no secret in an example', async ({ assert }) => {
    const text = JSON.stringify(readRecordedCalls())
    const secrets = [
      /eyJ(?!hbGciOiJFZERTQSJ9)/,
      /(sdm_(test|live)_|whsec_)(?!ThisIsNo)/,
      /@people\.test/,
      /127\.0\.0\.1/,
    ]
    assert.deepEqual(
      secrets.filter((secret) => secret.test(text)),
      []
    )
  })

  test('takes descriptions of fields from the validators and the types of answers', async ({
    assert,
  }) => {
    const calls = await listApiCallDocs()
    const operation = calls.find(({ id }) => id === 'createWalletOperation')
    assert.equal(operation?.body?.properties?.amount?.description, 'Naira')
    const { Wallet } = readResponseSchemas().schemas
    assert.equal(
      Wallet?.properties?.creditLimit?.description,
      'Credit limit in naira: the cash balance may go that far below zero'
    )
  })

  test('names the scope that a call needs, and marks the calls that refuse API keys', async ({
    assert,
  }) => {
    const { paths } = await buildOpenApiDocument()
    const pay: any = paths['/shipment/{ref}/make_payment/{balance}']
    assert.deepEqual(pay.post.security, [{ token: [] }, { apiKey: [] }])
    assert.equal(pay.post['x-scope'], 'wallet:pay')
    assert.include(pay.post.description, 'API keys require the scope `wallet:pay`.')
    assert.include(pay.post['x-error-codes']['402'], 'E_INSUFFICIENT_BALANCE')
    const people: any = paths['/users/advanced/all']
    assert.deepEqual(people.get.security, [{ token: [] }])
    assert.notProperty(people.get, 'x-scope')
    assert.include(people.get['x-error-codes']['403'], 'E_NOT_FOR_API_KEYS')
    const { get: track }: any = paths['/shipment/{trackingNumber}/track']
    assert.deepEqual([track.security, track['x-scope']], [[{}, { apiKey: [] }], 'tracking:read'])
  })

  test('gives no scope to a call that needs staff rights', ({ assert }) => {
    const staffCalls = listApiRoutes().filter(({ scope, ability }) => scope && ability)
    assert.deepEqual(
      staffCalls.map(({ name }) => name),
      []
    )
  })

  test('explains how a booking chooses its courier and is paid', async ({ assert }) => {
    const calls = await listApiCallDocs()
    const noteOf = (name: string, field: string) =>
      calls.find(({ route }) => route.name === name)?.body?.properties?.[field]?.description
    assert.include(noteOf('api.shipping.shipments.store', 'preferredCourier'), 'cheapest, fastest')
    assert.include(noteOf('api.shipping.shipments.store', 'pay'), 'the booking is unpaid')
    assert.notInclude(noteOf('api.shipping.quotes.store', 'preferredCourier'), 'cheapest')
  })

  test('has a second file with only the calls that a key may make', async ({ assert }) => {
    const calls = await listApiCallDocs()
    const forKeys = calls.filter(({ route }) => route.scope)
    const { paths, tags, components } = await buildOpenApiDocument({ forKeys: true })
    const operations = Object.values(paths).flatMap((methods) => Object.values<any>(methods))
    assert.isTrue(operations.every((operation) => operation['x-scope']))
    const ids = operations.map(({ operationId }) => operationId)
    assert.includeMembers(
      ids,
      forKeys.map(({ id }) => id)
    )
    assert.notInclude(
      tags.map(({ name }) => name),
      'Tariff'
    )
    const whole = await buildOpenApiDocument()
    const names = (document: typeof whole) => Object.keys(document.components.schemas)
    assert.isBelow(Object.keys(components.schemas).length, names(whole).length)
  })

  test('describes uploads as form data with all other input in the address', async ({ assert }) => {
    const calls = await listApiCallDocs()
    const files = calls.filter(({ route }) => route.takesFile)
    assert.isAbove(files.length, 10)
    const { paths } = await buildOpenApiDocument()
    for (const { id, route } of files) {
      const { requestBody }: any = (paths[route.path] as any)[route.method.toLowerCase()]
      assert.deepEqual(Object.keys(requestBody.content), ['multipart/form-data'], id)
      assert.isTrue(requestBody.required, id)
    }
    const zones = calls.find(({ route }) => route.name === 'api.admin.zone_files.store')
    assert.containsSubset(zones?.parameters, [{ name: 'base', in: 'query' }])
  })

  test('marks optional parameters and bodies as optional', async ({ assert }) => {
    const calls = await listApiCallDocs()
    const byId = new Map(calls.map((call) => [call.id, call]))
    const optional = byId.get('listShipmentHistory')!.parameters.filter(({ required }) => !required)
    assert.includeMembers(
      optional.map(({ name }) => name),
      ['search', 'sort', 'page', 'perPage', 'parcelState']
    )
    assert.isFalse(byId.get('payShipment')!.isBodyRequired)
    assert.isTrue(byId.get('bookShipment')!.isBodyRequired)
  })

  test('has answer schemas that match the current types', async ({ assert }) => {
    const saved = await readFile(app.makePath(RESPONSE_SCHEMAS_FILE), 'utf8')
    const isCurrent = saved === (await buildResponseSchemasFile())
    assert.isTrue(
      isCurrent,
      `Run \`node ace describe:answers\` and commit ${RESPONSE_SCHEMAS_FILE}`
    )
  }).timeout(120_000)

  test('describes every part of every answer', async ({ assert }) => {
    for (const { id, answer, operation } of await listApiCallDocs()) {
      if (operation.file) assert.deepEqual(answer, {}, id)
      else assert.isNotEmpty(answer, id)
    }
    for (const [name, schema] of Object.entries({
      ...readResponseSchemas().answers,
      ...readResponseSchemas().schemas,
    })) {
      assert.notInclude(JSON.stringify(schema), '{}', name)
    }
  })
})

test.group('The API against its reference', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('answers in the described shape', async ({ client, assert }) => {
    const call = await apiClientOf(client, 'member@sendam.test')
    const { paths } = JSON.parse(JSON.stringify(await buildOpenApiDocument()))
    for (const [path, operations] of Object.entries<any>(paths)) {
      const { responses, parameters } = operations.get ?? {}
      const schema = responses?.['200'].content['application/json']?.schema
      if (!schema || parameters) continue
      const response = await call('get', path)
      const problems = response.status() === 200 && (await problemsOf(schema, response.body()))
      assert.equal(problems || '', '', path)
    }
    const quote = paths['/rate/quote'].post
    const rates = await call('post', '/rate/quote', RATE_QUOTE_EXAMPLE)
    const { schema } = quote.responses['200'].content['application/json']
    rates.assertStatus(200)
    assert.equal(await problemsOf(schema, rates.body()), '')
  })

  test('refuses in the described shape', async ({ client, assert }) => {
    const { components } = await buildOpenApiDocument()
    for (const path of ['/wallet', '/nothing']) {
      const response = await client.get(`/api/v1${path}`)
      assert.equal(await problemsOf(components.schemas.Error, response.body()), '', path)
    }
  })
})

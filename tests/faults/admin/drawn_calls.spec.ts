import { test } from '@japa/runner'
import fc from 'fast-check'
import ace from '@adonisjs/core/services/ace'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'
import type { JsonSchema } from '#shared/http/json_schema'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { DEMO_PASSWORD } from '#identity/demo'
import { queryRows } from '#shared/database/query_rows'
import { forgetLimits } from '#tests/support/limits'
import { findDifferences, isDocumentedCall } from '#tests/support/developers/reference_differences'
import { readCall } from '#tests/support/developers/seen_call'
import { ServedReference } from '#tests/support/developers/served_reference'
import { call } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { pathOf } from '#tests/support/routes/route_path'
import { valuesOf } from '#tests/support/routes/schema_values'

/** For a long run: `FUZZ_CASES=300 FUZZ_SEED=7 npm run test:faults -- --files=drawn_calls`. */
const CASES = Number(process.env.FUZZ_CASES ?? 12)
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const WHO = ['root@sendam.test', 'owner@acme.test', 'member@sendam.test']

type Document = { components: { schemas: Record<string, JsonSchema> } }
type Input = { id: string; query: Record<string, unknown>; body?: unknown }
type Known = Awaited<ReturnType<typeof listApiCallDocs>>[number]

async function signIn(username: string): Promise<string> {
  const { headers } = await call('POST', '/api/v1/login', { username, password: DEMO_PASSWORD })
  return headers.get('authorization')!
}

/** Lists ids and tracking numbers of all tables, so that random calls concern rows that exist. */
async function listIds(): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type in ('integer', 'bigint')`,
    {}
  )
  const lists = tables.map(({ name }) => `(select id::text from ${name} order by id desc limit 3)`)
  const rows = await queryRows<{ id: string }>(
    db,
    `${lists.join(' union ')} union (select tracking_number::text from shipments limit 30)`,
    {}
  )
  return rows.map(({ id }) => id)
}

/** Generates random inputs of a call: an id, its query and its body. */
function generateInputs(
  { route, parameters, body }: Known,
  schemas: Record<string, JsonSchema>,
  ids: string[]
) {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const querySchemas = Object.fromEntries(
    query.map(({ name, schema }) => [name, valuesOf(schema, schemas, 1)])
  )
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name)
  return fc.record({
    id: fc.oneof(
      fc.constantFrom(...ids),
      fc.integer({ min: 1, max: 60 }).map(String),
      fc.string({ minLength: 1, maxLength: 9 })
    ),
    query: fc.record(querySchemas, { requiredKeys: required }),
    body: body && route.method !== 'GET' ? valuesOf(body, schemas) : fc.constant(undefined),
  })
}

/** Runs `work`; returns, without repetition, where the API's answers differ from the reference. */
async function collectDifferences(work: (wrong: Set<string>) => Promise<void>): Promise<string[]> {
  const reference = await ServedReference.read()
  const wrong = new Set<string>()
  const stop = emitter.on('http:request_completed', ({ ctx }) => {
    const seen = readCall(ctx)
    if (!seen || !isDocumentedCall(seen)) return
    for (const difference of findDifferences(reference, seen))
      wrong.add(`${seen.method} ${seen.path} ${difference}`)
  })
  await work(wrong)
  stop()
  return [...wrong].sort()
}

test.group('API calls with random valid inputs', (group) => {
  group.setup(() => testUtils.httpServer().start())
  let ids: string[]

  // Without rows, many calls would be refused early.
  group.setup(async () => {
    ace.ui.switchMode('raw')
    for (const command of ['seed:zones', 'seed:rates']) await ace.exec(command, [])
    await ace.exec('seed:demo', ['--history'])
    ids = await listIds()
    return () => ace.ui.switchMode('normal')
  })

  for (const username of WHO) {
    test(`match the reference and never fail with 500 as ${username}`, async ({ assert }) => {
      const { components } = (await buildOpenApiDocument()) as Document
      const wrong = await collectDifferences(async (differences) => {
        for (const known of await listApiCallDocs()) {
          // Each call starts from the same rows.
          const undo = await testUtils.db().wrapInGlobalTransaction()
          const token = await signIn(username)
          const inputs = generateInputs(known, components.schemas, ids)
          for (const input of fc.sample(inputs, { numRuns: CASES, seed: SEED })) {
            const [status, request] = await sendCall(known, token, input)
            if (status < 500 || status === 503) continue
            differences.add(`${status} ${request}`.slice(0, 600))
            break
          }
          await undo()
        }
      })
      assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
    }).timeout(CASES * 60_000)
  }
})

async function sendCall({ route }: Known, authorization: string, { id, query, body }: Input) {
  await forgetLimits()
  const pattern = `/api/v1${route.path.replace(/\{(\w+)\}/g, ':$1')}`
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  const path = `${pathOf(pattern, encodeURIComponent(id))}?${new URLSearchParams(texts)}`
  const response = await fetch(`${addressOfServer()}${path}`, {
    method: route.method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return [response.status, `${route.method} ${path} ${JSON.stringify(body)}`] as const
}

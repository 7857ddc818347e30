import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { Webhook } from 'standardwebhooks'
import ts from 'typescript'
import { SCOPE_NAMES } from '#identity/api_keys/rules/scopes'
import { EVENT_TYPE_NAMES } from '#identity/webhooks/rules/event_types'
import { ERROR_GROUPS } from '#shared/errors/catalogue/error_catalogue'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'
import { inlineReferences } from '#admin/developers/openapi/response_schemas'
import type { JsonSchema } from '#shared/http/json_schema'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { findApiRoute } from '#admin/developers/guides/parse_request_block'
import { listGuides, type Guide, findGuide } from '#admin/developers/guides/guide'
import { listRequests } from '#admin/developers/guides/render_guide'

const IS_EVENT = /^(shipment|pickup|wallet|import|webhook)\.[a-z_]+$/

const FENCE = /```(\w+)[^\n]*\n([^]*?)```/g

/** Returns texts between backticks outside code blocks. */
function wordsOf({ summary, markdown }: Guide): string[] {
  const text = `${summary}\n${markdown}`.replace(FENCE, '')
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!)
}

function codeOf({ markdown }: Guide, language: string): string[] {
  return [...markdown.matchAll(FENCE)].flatMap(([, name, code]) =>
    name === language ? [code!] : []
  )
}

/** Searches all guides and prefixes the findings with the guide's name. */
function inGuides(find: (guide: Guide) => string[]): string[] {
  return listGuides().flatMap((guide) => find(guide).map((found) => `${guide.slug}: ${found}`))
}

type Resolve = (schema: JsonSchema) => JsonSchema[]

/** Returns fields that no schema names: the server ignores them, so nobody would notice. */
function unknownFields(value: unknown, schemas: JsonSchema[], resolve: Resolve): string[] {
  const known = schemas.flatMap(resolve)
  if (Array.isArray(value)) {
    const items = known.flatMap(({ items: one, prefixItems }): JsonSchema[] => [
      ...(one ? [one] : []),
      ...(prefixItems ?? []),
    ])
    return value.flatMap((part) => unknownFields(part, items, resolve))
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => {
    const fields = known.flatMap(({ properties = {} }): JsonSchema[] => {
      const field = properties[name]
      return field ? [field] : []
    })
    if (fields.length === 0) return [name]
    return unknownFields(part, fields, resolve).map((inner) => `${name}.${inner}`)
  })
}

function resolverOf(document: { components: { schemas?: Record<string, JsonSchema> } }): Resolve {
  const resolve: Resolve = (schema) => {
    const name = schema.$ref?.split('/').at(-1)
    const parts = [
      ...(schema.anyOf ?? []),
      ...((schema.oneOf ?? schema.allOf ?? []) as JsonSchema[]),
    ]
    const referred = name ? document.components.schemas?.[name] : undefined
    return [schema, ...(referred ? resolve(referred) : []), ...parts.flatMap(resolve)]
  }
  return resolve
}

async function servedDocument() {
  return JSON.parse(JSON.stringify(await buildOpenApiDocument()))
}

test.group('The developer guides', () => {
  test('name only calls that exist', ({ assert }) => {
    const missing = inGuides((guide) => {
      const named = wordsOf(guide).filter((word) => /^(GET|POST|PUT|DELETE) \//.test(word))
      const shown = listRequests(guide.markdown).map(({ method, path }) => `${method} ${path}`)
      return [...named, ...shown].filter((call) => {
        const [method = '', path = ''] = call.split(' ')
        return !findApiRoute(method, path)
      })
    })
    assert.deepEqual(missing, [])
  })

  test('show bodies that the calls accept, without unknown fields', async ({ assert }) => {
    const document = await servedDocument()
    const schemas = new Ajv2020({ strict: false, validateFormats: false })
    const wrong = inGuides(({ markdown }) =>
      listRequests(markdown).flatMap(({ method, path, body }) => {
        const route = findApiRoute(method, path)
        const operation = route && document.paths[route.path][method.toLowerCase()]
        const schema = operation?.requestBody?.content['application/json'].schema
        if (body === undefined || !operation) return []
        if (!schema) return [`${method} ${path} takes no body`]
        const holds = schemas.compile({ ...schema, components: document.components })
        const problem = holds(body) ? [] : [schemas.errorsText(holds.errors)]
        const unknown = unknownFields(body, [schema], resolverOf(document))
        return [...problem, ...unknown].map((text) => `${method} ${path} ${text}`)
      })
    )
    assert.deepEqual(wrong, [])
  })

  test('send only known parameters and read only fields that the answer has', async ({
    assert,
  }) => {
    const described = await listApiCallDocs()
    const calls = new Map(described.map((call) => [call.route.name, call]))
    const wrong = inGuides(({ markdown }) =>
      listRequests(markdown).flatMap(({ method, path, headers, keeps = [] }) => {
        const route = findApiRoute(method, path)
        const call = route && calls.get(route.name)
        if (!call) return []
        const queryNames = new URL(path, 'http://any').searchParams.keys()
        const known = call.parameters.map(({ name }) => name)
        const data = inlineReferences(call.answer).properties?.data
        const answered = Object.keys({ ...data?.properties, ...data?.anyOf?.[0]?.properties })
        return [
          ...[...queryNames].filter((name) => !known.includes(name)),
          ...keeps.map(({ field }) => field).filter((name) => !answered.includes(name)),
          ...('Idempotency-Key' in headers && !call.route.acceptsKey ? ['takes no key'] : []),
        ].map((text) => `${method} ${path} ${text}`)
      })
    )
    assert.deepEqual(wrong, [])
  })

  test('name all events and scopes, and no others', ({ assert }) => {
    const isScope = /^[a-z]+:[a-z]+$/
    const events: readonly string[] = EVENT_TYPE_NAMES
    const scopes: readonly string[] = SCOPE_NAMES
    const wrong = inGuides((guide) =>
      wordsOf(guide).filter(
        (word) =>
          (IS_EVENT.test(word) && !events.includes(word)) ||
          (isScope.test(word) && !scopes.includes(word))
      )
    )
    assert.deepEqual(wrong, [])
    assert.includeMembers(wordsOf(findGuide('webhooks')!), [...events])
    assert.includeMembers(wordsOf(findGuide('keys-and-test-data')!), [...scopes])
  })

  test('name only error codes that exist', ({ assert }) => {
    const known = new Set(ERROR_GROUPS.flatMap(({ notes }) => Object.keys(notes)))
    const wrong = inGuides((guide) =>
      wordsOf(guide).flatMap((word) => {
        const code = /\bE_[A-Z_]+\b/.exec(word)?.[0]
        return code && !known.has(code) ? [code] : []
      })
    )
    assert.deepEqual(wrong, [])
  })

  test('name only fields and words of the OpenAPI document', async ({ assert }) => {
    const words = new Set(JSON.stringify(await buildOpenApiDocument()).match(/\w+/g))
    const wrong = inGuides((guide) =>
      wordsOf(guide).filter((word) => {
        const isName =
          /^[a-zA-Z]\w+(\.\w+)*$/.test(word) && !/^E_/.test(word) && !IS_EVENT.test(word)
        return (
          isName &&
          !word.includes('.md') &&
          !words.has(word.split('.').at(-1)!) &&
          !KNOWN_ELSEWHERE.has(word)
        )
      })
    )
    assert.deepEqual(wrong, [])
  })

  test('name only trigger words that the sandbox courier knows', ({ assert }) => {
    const source = globSync('app/shipping/carriers/**/sandbox_*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
    const rows = [...findGuide('test-numbers')!.markdown.matchAll(/^\| ([A-Z]+) +\|/gm)]
    const words = rows.map(([, word]) => word!)
    assert.isAbove(words.length, 8)
    assert.deepEqual(
      words.filter((word) => !new RegExp(`\\\\b${word}\\\\b`).test(source)),
      []
    )
  })

  test('link only to pages that exist', ({ assert }) => {
    const wrong = inGuides(({ markdown }) => {
      const links = [...markdown.matchAll(/\]\((\/[^)#]*)/g)].map(([, link]) => link!)
      return links.filter((link) => {
        const [, section = '', slug = ''] = /^\/(developers)\/([\w-]+)$/.exec(link) ?? []
        const found = router.match(link, 'GET', false)
        return (
          !found || (section && found.route.name === 'admin.developers.guide' && !findGuide(slug))
        )
      })
    })
    assert.deepEqual(wrong, [])
  })

  test('show JSON and JavaScript that parse', ({ assert }) => {
    for (const guide of listGuides()) {
      for (const code of codeOf(guide, 'json')) JSON.parse(code)
      const broken = codeOf(guide, 'js').flatMap(
        (code) =>
          ts.transpileModule(code, {
            reportDiagnostics: true,
            compilerOptions: { module: ts.ModuleKind.ESNext },
          }).diagnostics ?? []
      )
      assert.deepEqual(
        broken.map(({ messageText }) => messageText),
        [],
        guide.slug
      )
    }
  })

  test('show Python that parses', ({ assert }) => {
    const code = listGuides()
      .flatMap((guide) => codeOf(guide, 'python'))
      .join('\n')
    const { status, stderr } = spawnSync(
      'python3',
      ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
      { input: code, encoding: 'utf8' }
    )
    assert.equal(status, 0, stderr)
  }).skip(Boolean(spawnSync('python3', ['--version']).error), 'Python is not installed')

  test('show a webhook receiver that accepts a signed event and refuses a forged one', async ({
    assert,
    cleanup,
  }) => {
    const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
    const [code = ''] = codeOf(findGuide('webhooks')!, 'js')
    const printing = code.replace(
      /\.listen\(4000\)/,
      '.listen(0, "127.0.0.1", function () { console.log(this.address().port) })'
    )
    const receiver = spawn(process.execPath, ['--input-type=module', '-e', printing], {
      env: { ...process.env, SENDAM_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    cleanup(() => void receiver.kill())
    const [port] = await once(receiver.stdout, 'data')
    const address = `http://127.0.0.1:${String(port).trim()}`
    const body = JSON.stringify({ type: 'webhook.test', data: {} })
    const now = new Date()
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
    }
    const accepted = await fetch(address, { method: 'POST', headers, body })
    assert.equal(accepted.status, 204)
    const forged = await fetch(address, {
      method: 'POST',
      headers,
      body: body.replace('test', 'fake'),
    })
    assert.equal(forged.status, 400)
  })
})

/** Names from other documents than the reference: RFC 9457, Standard Webhooks and key prefixes. */
const KNOWN_ELSEWHERE = new Set([
  ...['sdm_test_', 'sdm_live_', 'SENDAM_KEY', 'https', 'RateLimit'],
  ...['instance', 'request_id', 'doc_url'],
])

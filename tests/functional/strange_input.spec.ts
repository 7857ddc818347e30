import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { DEMO_PASSWORD } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { call } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { pictureFile } from '#tests/support/files/picture_file'
import {
  type InputSchemas,
  type StrangeRequest,
  strangeRequests,
} from '#tests/support/routes/strange_input'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { forgetLimits } from '#tests/support/limits'

const STAFF = 'root@sendam.test'
const OWNER = 'owner@acme.test'

/** Every field that pages read from their address or a form. */
const PAGE_FIELDS =
  'trackingNumber edit resume payment t error token state code to id weight change export originCountry originState redirect_uri lastFour outcome email sort page search condition startDate'

const STRANGE_HEADERS =
  'authorization cookie idempotency-key ref-code ref_code sendam-organization sendam-user user-agent x-request-id request-id sendam-version x-inertia x-inertia-partial-data x-xsrf-token accept content-type'.split(
    ' '
  )

type Route = InputSchemas & { name: string; method: string; isForStaff: boolean }

async function everyRoute(): Promise<Route[]> {
  const described = await listApiCallDocs()
  const calls = new Map(described.map((known) => [known.route.name, known]))
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ name }) => name)
    .map(({ name, methods, pattern }) => {
      const known = calls.get(name!)
      const method = methods.find((other) => other !== 'HEAD') ?? 'GET'
      const texts = Object.fromEntries(
        (known ? [] : PAGE_FIELDS.split(' ')).map((field) => [field, {}])
      )
      const query = known?.parameters.filter((parameter) => parameter.in === 'query') ?? []
      return {
        name: name!,
        method,
        pattern,
        isForStaff: Boolean(known?.route.ability) || /^\/(admin|base\/users)/.test(pattern),
        query: {
          ...texts,
          ...Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
        },
        body: known ? known.body : method === 'GET' ? null : { type: 'object', properties: texts },
        example: known?.operation.example,
      }
    })
}

async function tokenOf(username: string): Promise<string> {
  const { headers } = await call('POST', '/api/v1/login', { username, password: DEMO_PASSWORD })
  return headers.get('authorization')!
}

/** Skips compression, which does not matter here and takes long for thousands of answers. */
const UNPACKED = { 'accept-encoding': 'identity' }

async function browserOf(username: string): Promise<PageSession> {
  const session = new PageSession(UNPACKED)
  await session.signIn(username)
  return session
}

/** Sends API calls as an API client where possible, and others as a signed-in browser. */
async function asker() {
  const [staff, owner] = [await browserOf(STAFF), await browserOf(OWNER)]
  const tokens = new Map<boolean, string>()
  return async ({ method, pattern, isForStaff }: Route, { path, body }: StrangeRequest) => {
    await forgetLimits()
    if (!pattern.startsWith('/api/')) {
      const browser = isForStaff ? staff : owner
      return body ? browser.send(method, path, body) : browser.get(path)
    }
    const known = tokens.get(isForStaff) ?? (await tokenOf(isForStaff ? STAFF : OWNER))
    const response = await fetch(`${addressOfServer()}${path}`, {
      method,
      headers: { ...UNPACKED, 'authorization': known, 'content-type': 'application/json' },
      ...(method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
    })
    // Some calls end the token that was used.
    if (response.status === 401) tokens.delete(isForStaff)
    else tokens.set(isForStaff, known)
    return response
  }
}

/** One test per module: together they take a minute. */
const MODULES = ['shared', 'identity', 'wallet', 'shipping', 'branding', 'admin'] as const

/** Returns the module of a route name such as `api.wallet.show`; redirects home are shared. */
function moduleOf(name: string) {
  return MODULES.find((module) => name.replace(/^api\./, '').startsWith(`${module}.`)) ?? 'shared'
}

test.group('Invalid input', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  for (const module of MODULES) {
    test(`causes no 5xx in ${module}, and unstorable characters get 422`, async ({ assert }) => {
      const ask = await asker()
      const wrong: string[] = []
      const routes = await everyRoute()
      const own = routes.filter(({ name }) => moduleOf(name) === module)
      for (const [turn, route] of own.entries()) {
        for (const question of strangeRequests(route, turn)) {
          const { status } = await ask(route, question)
          const isWrong = question.isUnreadable ? status !== 422 : status >= 500
          if (isWrong)
            wrong.push(`${status} ${route.name} ${JSON.stringify(question).slice(0, 400)}`)
        }
      }
      assert.deepEqual(wrong, [])
    }).timeout(120_000)
  }

  test('is reported with its field to an API client, and in words on a page', async ({
    assert,
  }) => {
    const body = { username: 'a\0b', password: 'half \ud800' }
    const answer = await call('POST', '/api/v1/login', body)
    assert.equal(answer.status, 422)
    const message = '"username" holds something that we cannot read. Please type it again.'
    assert.deepEqual(answer.body, {
      message,
      code: 'E_UNREADABLE_INPUT',
      errors: [{ field: 'username', message }],
    })
    const page = await fetch(`${addressOfServer()}/track?trackingNumber=a%00b`)
    assert.equal(page.status, 422)
    const html = await page.text()
    assert.match(html, /<title[^>]*>This could not be opened · Sendam<\/title>/)
    assert.include(html, 'holds something that we cannot read. Please type it again.</p>')
  })

  test('is refused if it is nested too deeply', async ({ assert }) => {
    const deep = `{"username":${'['.repeat(1_000)}${']'.repeat(1_000)}}`
    const headers = { 'content-type': 'application/json' }
    const path = `${addressOfServer()}/api/v1/login`
    const response = await fetch(path, { method: 'POST', headers, body: deep })
    assert.equal(response.status, 422)
    assert.include(await response.text(), 'E_UNREADABLE_INPUT')
  })

  test('in a header or a file name causes no 5xx', async ({ assert }) => {
    const authorization = await tokenOf(OWNER)
    const url = `${addressOfServer()}/api/v1/business/logo/business/1700000000000/3`
    for (const name of ['a\0b.png', '\ud800.png', '../../x.png', 'x'.repeat(5_000)]) {
      const file = await pictureFile('png')
      const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'multipart/form-data; boundary=b' },
        body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
      })
      assert.isBelow(status, 500, name.slice(0, 20))
    }
    for (const name of STRANGE_HEADERS) {
      for (const value of [
        '\xff\xfe',
        '%00',
        '0',
        '-1',
        'x'.repeat(4_000),
        'Bearer \xff.\xff.\xff',
      ]) {
        for (const path of ['/api/v1/shipment', '/api/v1/referral_click', '/base/home']) {
          const { status } = await fetch(`${addressOfServer()}${path}`, {
            method: path.startsWith('/api') ? 'POST' : 'GET',
            headers: { authorization, [name]: value },
          })
          assert.isBelow(status, 500, `${name}: ${value.slice(0, 20)}`)
        }
      }
    }
  })
})

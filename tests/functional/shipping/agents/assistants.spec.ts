import { Ajv2020 } from 'ajv/dist/2020.js'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Caller } from '#identity/sessions/caller'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import type { Scope } from '#identity/api_keys/rules/scopes'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import Wallet from '#wallet/balances/wallet'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import { connectAssistant } from '#tests/support/developers/assistants'
import { putMoney } from '#tests/support/money/wallet_rows'
import { eventually } from '#tests/support/eventually'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const schemas = new Ajv2020({ strict: false, validateFormats: false })

const MEMBER = 'member@sendam.test'

/** A quote from Lagos to London. */
const QUOTE_REQUEST = {
  origin: { country: 'NG', state: 'NG_LA', city: 'IKEJA' },
  destination: { country: 'GB', state: 'GB_ENG' },
  packages: [{ weight: 0.9, length: 10, width: 10, height: 10 }],
}

interface AssistantOptions {
  naira?: number
  mode?: 'test' | 'live'
  scopes?: Scope[]
  email?: string
}

async function openAssistant({
  naira = 500_000,
  mode = 'test',
  scopes,
  email = MEMBER,
}: AssistantOptions = {}) {
  const user = await User.findByOrFail('email', email)
  const { organization } = await user.lastMembership()
  const { key, text } = await createUserApiKey(user, { mode, ...(scopes && { scopes }) })
  const payer = mode === 'test' ? await ensureTestOrganization(organization) : organization
  const wallet = await Wallet.of(new Caller(user, payer))
  await putMoney(wallet, { kobo: naira * 100 - wallet.account('cash').balanceKobo || 1 })
  return { key, text, wallet, ...(await connectAssistant(text)) }
}

type Assistant = Awaited<ReturnType<typeof openAssistant>>

async function createDraft({ use }: Pick<Assistant, 'use'>, changes: object = {}) {
  const shipment = await submission({ preferredCourier: 'FEDEX', ...changes })
  const { data, isError, text } = await use('create_draft', { shipment })
  if (isError) throw new Error(text)
  return data
}

function keepRequired({ properties, items, required = [] }: any, value: any): any {
  if (items) return value.map((item: unknown) => keepRequired(items, item))
  if (!properties) return value
  return Object.fromEntries(
    required.map((name: string) => [name, keepRequired(properties[name], value[name])])
  )
}

async function cashOf({ use }: Assistant) {
  const { data } = await use('wallet_balance')
  return data.cashBalance
}

const MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

async function postMessage(headers: Record<string, string>, message: unknown = MESSAGE) {
  return fetch(`${addressOfServer()}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
  })
}

test.group('An AI assistant', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('is told which tools only read and which destroy data', async ({ assert }) => {
    const { client } = await openAssistant()
    const { tools } = await client.listTools()
    const hints = Object.fromEntries(
      tools.map(({ name, annotations }) => [
        name,
        [annotations?.readOnlyHint, annotations?.destructiveHint],
      ])
    )
    const [looks, adds, destroys] = [
      [true, false],
      [false, false],
      [false, true],
    ]
    assert.deepEqual(hints, {
      quote: looks,
      explain_price: looks,
      find_place: looks,
      track: looks,
      list: looks,
      wallet_balance: looks,
      create_draft: adds,
      book: destroys,
      cancel: destroys,
    })
    const samples = {
      quote: QUOTE_REQUEST,
      create_draft: { shipment: await submission() },
      book: { id: 1, confirm: true, idempotency_key: 'of-my-own' },
    }
    for (const { name, inputSchema } of tools) {
      const fits = schemas.compile(inputSchema)
      const sample = samples[name as keyof typeof samples]
      if (sample) assert.isTrue(fits(sample), `${name}: ${schemas.errorsText(fits.errors)}`)
    }
    assert.isTrue(tools.every(({ description }) => description!.length > 20))
  })

  test('quotes, drafts, books and tracks a test parcel without touching live data', async ({
    client,
    assert,
  }) => {
    const assistant = await openAssistant()
    const { use } = assistant
    const { data: found } = await use('find_place', { search: 'ikeja' })
    assert.containsSubset(found.places[0], { country: 'NG', state: 'NG_LA', city: 'IKEJA' })

    const orderFields = { reference: 'ORDER-1001', metadata: { channel: 'Instagram' } }
    const draft = await submission({ preferredCourier: 'FEDEX' })
    const category = draft.items[0]!.itemUnits[0]!.category
    const quoted = await use('quote', { ...QUOTE_REQUEST, value: 15_001, categories: [category] })
    assert.match(quoted.text, /^FedEx: ₦[\d,.]+, 4 to 6 working days/)
    const [cheapest] = quoted.data.courierRates
    const { quoteId } = quoted.data
    assert.deepInclude(quoted.data.categories, { id: category, name: 'Clothing' })

    const explained = await use('explain_price', { quote_id: quoteId })
    assert.match(explained.text, /FedEx.*0\.90 kg.*above 0\.50 kg up to 1\.00 kg.*United Kingdom/)

    const saved = await createDraft(assistant, { quoteId, ...orderFields })
    assert.containsSubset(saved, orderFields)
    const ordered = await use('list', { search: 'order-1001' })
    assert.containsSubset(ordered.data.shipments, [{ id: saved.id, ...orderFields }])
    assert.isFalse(saved.requoted, 'the quoted price holds for the same parcel')
    assert.equal(saved.paymentAmount, cheapest.paymentAmount)

    const preview = await use('book', { id: saved.id })
    assert.containsSubset(preview.data, {
      booked: false,
      amount: saved.paymentAmount,
      covered: true,
    })
    assert.equal(await cashOf(assistant), 500_000)

    const confirmed = { id: saved.id, amount: saved.paymentAmount, confirm: true }
    const booked = await use('book', { ...confirmed, idempotency_key: 'shirts-to-grace' })
    assert.containsSubset(booked.data, { booked: true, trackingNumber: saved.trackingNumber })
    await bookWithCourier(saved.id)

    const { data: parcel } = await use('track', { trackingNumber: saved.trackingNumber })
    assert.equal(parcel.trackingNumber, saved.trackingNumber)
    const { data: listed } = await use('list', { search: 'Grace' })
    assert.deepEqual(
      listed.shipments.map(({ id, status }: any) => [id, status]),
      [[saved.id, 'BOOKED']]
    )
    assert.equal(await cashOf(assistant), 500_000 - saved.paymentAmount)
    const { organizationId } = await Shipment.findOrFail(saved.id)
    assert.isBelow(organizationId, 0)
    const live = await apiClientOf(client, MEMBER)
    const liveDetail = await live('get', `/shipment/${saved.id}/detail`)
    liveDetail.assertStatus(404)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('creates a draft from the required fields alone', async ({ assert }) => {
    const { client, use } = await openAssistant()
    const { tools } = await client.listTools()
    const tool = tools.find(({ name }) => name === 'create_draft')!
    const draft = await submission({ preferredCourier: 'FEDEX' })
    const shipment = keepRequired((tool.inputSchema.properties as any).shipment, draft)
    assert.notProperty(shipment, 'quoteId')
    const codes = {
      origin: { ...shipment.origin, city: 'IKEJA' },
      destination: { ...shipment.destination, cityName: 'London' },
      preferredCourier: 'FEDEX',
    }
    const { isError, text } = await use('create_draft', { shipment: { ...shipment, ...codes } })
    assert.isFalse(isError, text)
  })

  test('gets the error codes and fields of the API', async ({ assert }) => {
    const { use } = await openAssistant()
    const missing = await use('quote', { ...QUOTE_REQUEST, packages: [] })
    assert.isTrue(missing.isError)
    assert.containsSubset(missing.data, {
      code: 'E_VALIDATION_ERROR',
      errors: [{ field: 'packages', message: 'Please add at least one package.' }],
    })
    const subjectless = await use('explain_price')
    assert.equal(subjectless.data.code, 'E_VALIDATION_ERROR')
    const wrong = await use('create_draft', { shipment: await submission({ items: [] }) })
    assert.containsSubset(wrong.data.errors, [{ field: 'items' }])
    const unknownPlace = await use('quote', {
      ...QUOTE_REQUEST,
      destination: { country: 'GB', state: 'XX_YY' },
    })
    assert.equal(unknownPlace.data.code, 'E_UNKNOWN_PLACE')
    await assert.rejects(() => use('launder_money'), /There is no tool/)
  })

  test('gets the customs readiness and the duty notice with a draft, as in the API', async ({
    assert,
  }) => {
    const { use } = await openAssistant()
    const shipment = await submission({ preferredCourier: 'FEDEX' })
    Object.assign(shipment.items[0]!.itemUnits[0]!, { description: 'Gift', value: 75_000.01 })
    const { data } = await use('create_draft', { shipment })
    assert.isTrue(data.importDutyNotice)
    assert.containsSubset(data.readiness, [
      { severity: 'warn', field: 'items.0.itemUnits.0.description' },
    ])
  })

  test('pays nothing without confirmation or idempotency key, at another price or beyond its balance', async ({
    assert,
  }) => {
    const assistant = await openAssistant()
    const { use, wallet } = assistant
    const { id, paymentAmount } = await createDraft(assistant)
    const confirm = { id, confirm: true }
    const keyless = await use('book', confirm)
    assert.containsSubset(keyless.data, {
      code: 'E_VALIDATION_ERROR',
      errors: [{ field: 'idempotency_key' }],
    })
    const empty = await use('book', { ...confirm, idempotency_key: '' })
    assert.equal(empty.data.code, 'E_INVALID_IDEMPOTENCY_KEY')
    const draft = { shipment: await submission({ preferredCourier: 'FEDEX' }) }
    const unkeyed = await use('create_draft', { ...draft, idempotency_key: '' })
    assert.equal(unkeyed.data.code, 'E_INVALID_IDEMPOTENCY_KEY')
    const dearer = await use('book', { ...confirm, amount: 1, idempotency_key: 'first-try' })
    assert.equal(dearer.data.code, 'E_PRICE_CHANGED')
    assert.equal(await cashOf(assistant), 500_000)

    await putMoney(wallet, { kobo: -499_990_00 })
    const preview = await use('book', { id })
    assert.containsSubset(preview.data, { covered: false, amount: paymentAmount })
    const poor = await use('book', { ...confirm, idempotency_key: 'second-try' })
    assert.isTrue(poor.isError)
    assert.equal(poor.data.code, 'E_INSUFFICIENT_BALANCE')
    const { status } = await Shipment.findOrFail(id)
    assert.equal(status, 'AWAITING_PAYMENT_CONFIRMATION')
  })

  test('pays no more in a day than the limit of its key', async ({ assert }) => {
    const assistant = await openAssistant()
    const { id } = await createDraft(assistant)
    await assistant.key.merge({ dailyLimitKobo: 100_00 }).save()
    const book = { id, confirm: true, idempotency_key: 'beyond-limit' }
    const { isError, data } = await assistant.use('book', book)
    assert.isTrue(isError)
    assert.equal(data.code, 'E_KEY_DAILY_LIMIT')
    assert.equal(await cashOf(assistant), 500_000)
    const { status } = await Shipment.findOrFail(id)
    assert.equal(status, 'AWAITING_PAYMENT_CONFIRMATION')
  })

  test('drafts and books once when it repeats an idempotency key', async ({ assert }) => {
    const assistant = await openAssistant()
    const { use } = assistant
    const shipment = await submission({ preferredCourier: 'FEDEX' })
    const drafting = { shipment, idempotency_key: 'draft-of-today' }
    const [first, again] = [
      await use('create_draft', drafting),
      await use('create_draft', drafting),
    ]
    assert.deepEqual(again, first)

    const booking = { id: first.data.id, confirm: true, idempotency_key: 'booking-of-today' }
    const booked = await use('book', booking)
    const repeated = await use('book', booking)
    assert.deepEqual(repeated, booked)
    assert.equal(await cashOf(assistant), 500_000 - first.data.paymentAmount)
    const other = await createDraft(assistant)
    const conflict = await use('book', { ...booking, id: other.id })
    assert.equal(conflict.data.code, 'E_IDEMPOTENCY_CONFLICT')
  })

  test('cancels an unpaid draft; a second cancellation is refused', async ({ assert }) => {
    const assistant = await openAssistant()
    const { use } = assistant
    const { id } = await createDraft(assistant)
    const canceled = await use('cancel', { id })
    assert.equal(canceled.data.status, 'CANCELED')
    const twice = await use('cancel', { id })
    assert.equal(twice.data.code, 'E_FORBIDDEN_MOVE')
  })

  test('finds no shipments of others, and with a test key no live ones', async ({ assert }) => {
    const foreign = await makeShipment({ owner: 'owner@acme.test', status: 'BOOKED' })
    const unpaid = { status: 'AWAITING_PAYMENT_CONFIRMATION' } as const
    const live = await makeShipment({ owner: MEMBER, ...unpaid })
    const { use } = await openAssistant()
    for (const { id, trackingNumber } of [foreign, live]) {
      for (const refused of [
        await use('track', { trackingNumber }),
        await use('book', { id, confirm: true, idempotency_key: `take-${id}` }),
        await use('cancel', { id }),
        await use('explain_price', { shipment_id: id }),
      ]) {
        assert.isTrue(refused.isError)
        assert.equal(refused.data.code, 'E_NOT_FOUND')
      }
    }
    const { data } = await use('list')
    assert.deepEqual(data.shipments, [])
  })

  test('is limited to the scopes of its key', async ({ assert }) => {
    const { use } = await openAssistant({ scopes: ['rates:read', 'shipments:write'] })
    const mine = await use('quote', QUOTE_REQUEST)
    assert.isFalse(mine.isError)
    for (const tool of ['book', 'track', 'list', 'wallet_balance']) {
      const { isError, data } = await use(tool, { id: 1, trackingNumber: '1' })
      assert.isTrue(isError)
      assert.equal(data.code, 'E_SCOPE_MISSING', tool)
    }
  })

  test('explains the price of a shipment only with shipments:read', async ({ assert }) => {
    const { id } = await createDraft(await openAssistant())
    const { use } = await openAssistant({ scopes: ['rates:read'] })
    const { data: quoted } = await use('quote', QUOTE_REQUEST)
    const offered = await use('explain_price', { quote_id: quoted.quoteId })
    assert.isFalse(offered.isError)
    const booked = await use('explain_price', { shipment_id: id })
    assert.isTrue(booked.isError)
    assert.equal(booked.data.code, 'E_SCOPE_MISSING')
    const reading = await openAssistant({ scopes: ['rates:read', 'shipments:read'] })
    const explained = await reading.use('explain_price', { shipment_id: id })
    assert.match(explained.text, /^FedEx/)
  })

  test('spends live money with a live key', async ({ assert }) => {
    const assistant = await openAssistant({ mode: 'live' })
    const { id } = await createDraft(assistant)
    const booked = await assistant.use('book', { id, confirm: true, idempotency_key: 'for-real-1' })
    assert.isTrue(booked.data.booked)
    const { organizationId } = await Shipment.findOrFail(id)
    assert.isAbove(organizationId, 0)
  })
})

test.group('The MCP endpoint', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('accepts only API keys and refuses other tokens with 401 and WWW-Authenticate', async ({
    client,
    assert,
  }) => {
    const login = await client
      .post('/api/v1/login')
      .json({ username: MEMBER, password: DEMO_PASSWORD })
    const bearers = ['', login.header('authorization')!, 'Bearer sdm_live_nonsense']
    for (const authorization of bearers) {
      const response = await postMessage({ authorization })
      assert.equal(response.status, 401, authorization)
      assert.equal(response.headers.get('www-authenticate'), 'Bearer')
      assert.isNull(response.headers.get('set-cookie'))
    }
  })

  test('refuses a revoked key with 401', async ({ assert }) => {
    const { key, text, use } = await openAssistant({ naira: 1 })
    const { isError } = await use('wallet_balance')
    assert.isFalse(isError)
    await key.merge({ revokedAt: DateTime.utc() }).save()
    await assert.rejects(() => use('wallet_balance'), /E_UNKNOWN_API_KEY|revoked/)
    const response = await postMessage({ authorization: `Bearer ${text}` })
    assert.equal(response.status, 401)
  })

  test('counts each call towards the rate limit of the key', async ({ assert }) => {
    const { text, key } = await openAssistant({ naira: 1 })
    const headers = { authorization: `Bearer ${text}` }
    const first = await postMessage(headers)
    assert.equal(first.status, 200)
    const remaining = Number(first.headers.get('x-ratelimit-remaining'))
    assert.match(first.headers.get('ratelimit')!, new RegExp(`r=${remaining};`))
    await db.from('api_keys').where({ id: key.id }).update({ window_calls: 600 })
    const over = await postMessage(headers)
    assert.equal(over.status, 429)
    assert.isNotNull(over.headers.get('retry-after'))
  })

  test('refuses JSON-RPC batches with 400', async ({ assert }) => {
    const user = await User.findByOrFail('email', MEMBER)
    const { text } = await createUserApiKey(user)
    const headers = { authorization: `Bearer ${text}` }
    const params = { name: 'wallet_balance', arguments: {} }
    const used = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const taken = { method: 'notifications/cancelled', params: { requestId: 1 } }
    for (const batch of [[used, { ...used, id: 2 }], [used, { jsonrpc: '2.0', ...taken }], []]) {
      const response = await postMessage(headers, batch)
      assert.equal(response.status, 400)
      const { code } = await response.json()
      assert.equal(code, 'E_BAD_REQUEST')
    }
  })

  test('writes each call once to the log of the key', async ({ assert }) => {
    const user = await User.findByOrFail('email', MEMBER)
    const { key, text } = await createUserApiKey(user)
    const headers = { authorization: `Bearer ${text}` }
    await postMessage(headers)
    await postMessage({ ...headers, origin: 'https://evil.test' })
    await postMessage(headers, [MESSAGE])
    const rows = () => db.from('api_calls').where('api_key_id', key.id).orderBy('id')
    await eventually(async () => {
      const calls = await rows()
      return calls.some(({ status }) => status === 400)
    })
    const calls = await rows()
    assert.sameDeepMembers(
      calls.map(({ method, path, status, error_code: code }) => [method, path, status, code]),
      [
        ['POST', '/mcp', 200, null],
        ['POST', '/mcp', 403, 'E_CROSS_SITE'],
        ['POST', '/mcp', 400, 'E_BAD_REQUEST'],
      ]
    )
  })

  test('refuses pages of other websites, and offers no stream', async ({ assert }) => {
    const { text } = await openAssistant({ naira: 1 })
    const headers = { authorization: `Bearer ${text}` }
    const foreign = await postMessage({ ...headers, origin: 'https://evil.test' })
    assert.equal(foreign.status, 403)
    const own = await postMessage({ ...headers, origin: new URL(appUrl).origin })
    assert.equal(own.status, 200)
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(`${addressOfServer()}/mcp`, { method, headers })
      assert.equal(response.status, 405)
      assert.equal(response.headers.get('allow'), 'POST')
    }
  })
})

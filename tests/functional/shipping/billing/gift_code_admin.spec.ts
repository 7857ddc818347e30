import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import GiftCode from '#shipping/shipment/models/gift_code'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'
const today = () => DateTime.now().setZone('Africa/Lagos').toISODate()!

const WELCOME = {
  code: 'welcome-10',
  description: 'For newcomers',
  kind: 'percent',
  value: 12.5,
  minimumAmount: 5000.5,
  get expiresOn() {
    return today()
  },
  totalLimit: 100,
  customerLimit: 1,
}

async function apply(apiClient: ApiClientCall, code: string, owner = 'member@sendam.test') {
  const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner })
  const body = { discountCode: code, shipmentId: shipment.id }
  const response = await apiClient('post', '/shipment/applyDiscount', body)
  return { shipment, response }
}

/** Limits the log to this code, since other tests leave entries. */
async function auditEntriesOf(id: number) {
  const subject = { subject_kind: 'gift_code', subject_id: String(id) }
  const entries = await db.from('audit_entries').where(subject).orderBy('id')
  return entries.map(({ action, before, after }) => ({ action, before, after }))
}

test.group('Gift code administration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('creates a code in capitals and writes the audit log', async ({ client, assert }) => {
    const admin = await apiClientOf(client, ADMIN)
    const response = await admin('post', '/discount', WELCOME)
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Gift code WELCOME-10 is ready to use.',
      data: {
        ...WELCOME,
        code: 'WELCOME-10',
        discount: '12.5%',
        minimum: '₦5,000.50',
        usedCount: 0,
        status: 'ACTIVE',
        version: 1,
      },
    })
    const { id } = response.body().data
    const fetched = await admin('get', `/discount/${id}`)
    assert.deepEqual(fetched.body().data, response.body().data)
    const [entry] = await auditEntriesOf(id)
    assert.containsSubset(entry, {
      action: 'gift_code.create',
      before: null,
      after: { code: 'WELCOME-10', basisPoints: 1250, totalLimit: 100, isActive: true },
    })
  })

  test('creates a code for a fixed amount without limits', async ({ client }) => {
    const admin = await apiClientOf(client, ADMIN)
    const flatCode = { code: 'FLAT', kind: 'amount', value: 1500.75 }
    for (const extras of [
      {},
      { code: 'FLAT2', minimumAmount: '', totalLimit: null, expiresOn: '' },
    ]) {
      const response = await admin('post', '/discount', { ...flatCode, ...extras })
      response.assertStatus(200)
      response.assertBodyContains({
        data: {
          discount: '₦1,500.75',
          minimumAmount: 0,
          expiresOn: null,
          totalLimit: null,
          customerLimit: null,
        },
      })
    }
  })

  test('reports each invalid field', async ({ client, assert }) => {
    const admin = await apiClientOf(client, ADMIN)
    const yesterday = DateTime.fromISO(today()).minus({ days: 1 }).toISODate()
    for (const [changes, field, message] of [
      [{ code: undefined }, 'code', '"Code" should not be empty'],
      [{ code: 'A' }, 'code', '"Code" must have at least 2 characters'],
      [{ code: 'A'.repeat(31) }, 'code', '"Code" must have at most 30 characters'],
      [
        { code: 'TEN OFF' },
        'code',
        '"Code" can have letters, digits, hyphens and underscores only',
      ],
      [
        { code: 'TEN\nOFF' },
        'code',
        '"Code" can have letters, digits, hyphens and underscores only',
      ],
      [
        { description: 'a'.repeat(101) },
        'description',
        '"Description" must have at most 100 characters',
      ],
      [{ description: 'a\nb' }, 'description', '"Description" is invalid'],
      [{ kind: 'gift' }, 'kind', '"Kind" is not one of the choices'],
      [{ value: 0 }, 'value', '"Percentage" must be at least 0.01'],
      [{ value: 100.01 }, 'value', '"Percentage" must be at most 100'],
      [{ value: 10.001 }, 'value', '"Percentage" can have at most 2 decimals'],
      [{ value: '10' }, 'value', '"Value" must be a number'],
      [{ value: null }, 'value', '"Value" should not be empty'],
      [{ kind: 'amount', value: 0.99 }, 'value', '"Amount" must be at least 1'],
      [{ kind: 'amount', value: 1e15 }, 'value', '"Amount" must be at most 100,000,000'],
      [{ minimumAmount: -1 }, 'minimumAmount', '"Minimum" must be at least 0'],
      [{ totalLimit: 0 }, 'totalLimit', '"Total Limit" must be at least 1'],
      [{ totalLimit: 1.5 }, 'totalLimit', '"Total Limit" must be a whole number'],
      [{ totalLimit: 1e9 }, 'totalLimit', '"Total Limit" must be at most 1,000,000'],
      [{ customerLimit: 'x' }, 'customerLimit', '"Limit per Customer" must be a number'],
      [{ expiresOn: yesterday }, 'expiresOn', '"Last Day" must be today or later'],
      [{ expiresOn: '31/12/2030' }, 'expiresOn', '"Last Day" must be a date such as 2026-11-20'],
    ] as const) {
      const response = await admin('post', '/discount', { ...WELCOME, ...changes })
      response.assertStatus(422)
      const errors = response.body().errors.map((error: any) => [error.field, error.message])
      assert.deepEqual(errors, [[field, message]])
    }
    assert.lengthOf(await GiftCode.all(), 0)
  })

  test('refuses a duplicate code regardless of case', async ({ client }) => {
    const admin = await apiClientOf(client, ADMIN)
    await admin('post', '/discount', WELCOME)
    const response = await admin('post', '/discount', { ...WELCOME, code: 'Welcome-10' })
    response.assertStatus(422)
    response.assertBodyContains({
      errors: [{ field: 'code', message: 'There is already a gift code with this code.' }],
    })
  })

  test('lists and searches codes, newest first', async ({ client, assert }) => {
    const admin = await apiClientOf(client, ADMIN)
    for (const code of ['ALPHA', 'BETA_1', 'GAMMA']) {
      await admin('post', '/discount', { ...WELCOME, code, description: `About ${code}` })
    }
    const codesOf = async (query: string) => {
      const response = await admin('get', `/discount${query}`)
      response.assertStatus(200)
      const { data, metadata } = response.body()
      return { codes: data.map(({ code }: any) => code), total: metadata.total }
    }
    assert.deepEqual(await codesOf(''), { codes: ['GAMMA', 'BETA_1', 'ALPHA'], total: 3 })
    assert.deepEqual(await codesOf('?condition=beta_'), { codes: ['BETA_1'], total: 1 })
    assert.deepEqual(await codesOf('?condition=about'), {
      codes: ['GAMMA', 'BETA_1', 'ALPHA'],
      total: 3,
    })
    assert.deepEqual(await codesOf('?condition=%25'), { codes: [], total: 0 })
    assert.deepEqual(await codesOf('?condition=&page=2&perPage=10'), { codes: [], total: 3 })
    for (const wrong of [
      'page=0',
      'page=1e99',
      'perPage=7',
      `condition=${'a'.repeat(61)}`,
      'condition=a%0Ab',
    ]) {
      const response = await admin('get', `/discount?${wrong}`)
      response.assertStatus(422)
    }
  })

  test('changes a code without changing the bills that have it', async ({ client, assert }) => {
    const admin = await apiClientOf(client, ADMIN)
    const member = await apiClientOf(client, 'member@sendam.test')
    const created = await admin('post', '/discount', WELCOME)
    const { data } = created.body()
    const { shipment } = await apply(member, 'WELCOME-10')
    const changed = { ...WELCOME, kind: 'amount', value: 100, version: 1 }
    const response = await admin('put', `/discount/${data.id}`, changed)
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Gift code WELCOME-10 has been updated.',
      data: { discount: '₦100.00', version: 2, usedCount: 1 },
    })
    await admin('post', '/shipping_cost', { id: shipment.id, key: 'Packaging', value: 5000 })
    const bill = await member('get', `/shipment/${shipment.id}/detail`)
    assert.equal(bill.body().data.discountAmount, 6250)
    const [, entry] = await auditEntriesOf(data.id)
    assert.containsSubset(entry, {
      action: 'gift_code.update',
      before: { kind: 'percent', basisPoints: 1250 },
      after: { kind: 'amount', amountKobo: 100_00 },
    })
  })

  test('refuses a change to an outdated version with 409', async ({ client, assert }) => {
    const admin = await apiClientOf(client, ADMIN)
    const created = await admin('post', '/discount', WELCOME)
    const { data } = created.body()
    const first = { ...WELCOME, value: 20, version: data.version }
    const saved = await admin('put', `/discount/${data.id}`, first)
    saved.assertStatus(200)
    const second = await admin('put', `/discount/${data.id}`, { ...first, value: 30 })
    second.assertStatus(409)
    second.assertBodyContains({
      code: 'E_CONFLICT',
      message:
        'Somebody else has changed this gift code in the meantime. Please open it again and make your change there.',
    })
    const same = await GiftCode.findOrFail(data.id)
    assert.equal(same.basisPoints, 2000)
    const without = await admin('put', `/discount/${data.id}`, WELCOME)
    without.assertStatus(422)
  })

  test('refuses to rename a code or to limit it below its uses', async ({ client }) => {
    const admin = await apiClientOf(client, ADMIN)
    const member = await apiClientOf(client, 'member@sendam.test')
    const code = await makeGiftCode({ totalLimit: 5 })
    await apply(member, code.code)
    await apply(member, code.code)
    await apply(await apiClientOf(client, 'owner@acme.test'), code.code, 'owner@acme.test')
    const body = { ...WELCOME, code: code.code, version: 1, customerLimit: 2 }
    for (const [changes, field, message] of [
      [
        { code: 'OTHER' },
        'code',
        '"Code" cannot be changed, because it is on bills. Make a new one.',
      ],
      [
        { totalLimit: 1 },
        'totalLimit',
        '"Total Limit" must be at least 3, the number of uses so far',
      ],
      [
        { customerLimit: 1 },
        'customerLimit',
        '"Limit per Customer" must be at least 2, the number of times one customer has used it',
      ],
    ] as const) {
      const response = await admin('put', `/discount/${code.id}`, { ...body, ...changes })
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, message }] })
    }
    const least = await admin('put', `/discount/${code.id}`, { ...body, totalLimit: 3 })
    least.assertBodyContains({ data: { status: 'USED_UP', customerLimit: 2 } })
  })

  test('deactivates and reactivates a code; existing bills keep it', async ({ client, assert }) => {
    const admin = await apiClientOf(client, ADMIN)
    const member = await apiClientOf(client, 'member@sendam.test')
    const code = await makeGiftCode()
    const applied = await apply(member, code.code)
    for (let time = 0; time < 2; time++) {
      const off = await admin('put', `/discount/deactivate/${code.id}`)
      off.assertStatus(200)
      off.assertBodyContains({
        message: `Gift code ${code.code} can no longer be applied.`,
        data: { status: 'INACTIVE' },
      })
    }
    const refused = await apply(member, code.code)
    refused.response.assertStatus(422)
    const bill = await member('get', `/shipment/${applied.shipment.id}/detail`)
    assert.equal(bill.body().data.discountAmount, 4500)
    const on = await admin('put', `/discount/activate/${code.id}`)
    on.assertBodyContains({
      message: `Gift code ${code.code} can be applied again.`,
      data: { status: 'ACTIVE' },
    })
    const accepted = await apply(member, code.code)
    accepted.response.assertStatus(200)
    const actions = await auditEntriesOf(code.id)
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['gift_code.create', 'gift_code.deactivate', 'gift_code.activate']
    )
  })

  test('lists the uses of a code with customer, shipment and state', async ({ client, assert }) => {
    const admin = await apiClientOf(client, ADMIN)
    const member = await apiClientOf(client, 'member@sendam.test')
    const owner = await apiClientOf(client, 'owner@acme.test')
    const code = await makeGiftCode()
    const canceled = await apply(member, code.code)
    await member('delete', `/shipment/${canceled.shipment.id}/cancelBooking`)
    const paid = await apply(owner, code.code, 'owner@acme.test')
    const { transactionReference } = paid.shipment
    await owner('post', `/shipment/${transactionReference}/make_payment/Wallet`)
    const waiting = await apply(member, code.code)
    const response = await admin('get', `/discount/${code.id}/uses?page=1&perPage=25`)
    assert.deepEqual(
      response
        .body()
        .data.map(({ state, customer, shipmentId, discountAmount, reason }: any) => [
          state,
          customer,
          shipmentId,
          discountAmount,
          reason,
        ]),
      [
        ['RESERVED', 'Chidi Eze', waiting.shipment.id, 4500, null],
        ['USED', 'ACME Foods', paid.shipment.id, 4500, null],
        ['FREED', 'Chidi Eze', canceled.shipment.id, 4500, 'The booking was cancelled'],
      ]
    )
    assert.equal(response.body().metadata.total, 3)
  })

  test('is open to console staff only, and answers 404 for unknown codes', async ({
    client,
    assert,
  }) => {
    const { id } = await makeGiftCode()
    for (const as of ['member@sendam.test', 'manager@sendam.test', 'owner@acme.test']) {
      const apiClient = await apiClientOf(client, as)
      const answers = [
        await apiClient('get', '/discount'),
        await apiClient('post', '/discount', WELCOME),
        await apiClient('get', `/discount/${id}`),
        await apiClient('put', `/discount/${id}`, { ...WELCOME, version: 1 }),
        await apiClient('put', `/discount/deactivate/${id}`),
        await apiClient('put', `/discount/activate/${id}`),
        await apiClient('get', `/discount/${id}/uses`),
      ]
      assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [403])
    }
    const admin = await apiClientOf(client, ADMIN)
    for (const unknown of ['999999999999999', '0', 'abc', '99999999999999999999']) {
      const response = await admin('get', `/discount/${unknown}`)
      response.assertStatus(404)
    }
  })
})

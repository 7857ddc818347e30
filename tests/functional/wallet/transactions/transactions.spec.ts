import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PASSWORD, person } from '#tests/support/people'
import { addressOfServer, apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { backdate, putMoney, walletOf } from '#tests/support/money/wallet_rows'

/** Created for each test, so that it has no earlier transactions. */
let ownerEmail = ''
const today = () => DateTime.now().setZone('Africa/Lagos').toISODate()!

function between(apiClient: ApiClientCall, startDate = today(), endDate = today(), more = '') {
  return apiClient('get', `/transactions/history?startDate=${startDate}&endDate=${endDate}${more}`)
}

async function latest(apiClient: ApiClientCall) {
  const response = await apiClient('get', '/transactions/history/recent')
  return response.body().data
}

async function amounts(apiClient: ApiClientCall, more: string) {
  const response = await between(apiClient, today(), today(), more)
  response.assertStatus(200)
  return response.body().data.map((row: { amount: number }) => row.amount)
}

test.group('Transactions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { email } = await person()
    ownerEmail = email
  })

  test('a payment is a debit linked to its shipment, and a void refunds it', async ({
    client,
    assert,
  }) => {
    await putMoney(await walletOf(ownerEmail), { kobo: 90_000_00, comment: 'Card funding' })
    const apiClient = await apiClientOf(client, ownerEmail)
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      owner: ownerEmail,
      shippingNaira: 45_000,
    })
    await apiClient('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
    const paid = await apiClient('get', '/transactions/history/recent')
    paid.assertStatus(200)
    assert.containsSubset(paid.body().data, [
      {
        index: 1,
        type: 'SHIPMENT_PAYMENT',
        comment: `Shipment ${shipment.trackingNumber}`,
        amount: 45_000,
        isCredit: false,
        shipmentId: shipment.id,
        balanceType: 'cash',
      },
      { index: 2, type: 'DEMO_FUNDING', amount: 90_000, isCredit: true, shipmentId: null },
    ])
    await shipment.merge({ status: 'BOOKED' }).save()
    const manager = await apiClientOf(client, 'admin@sendam.test')
    const voided = await manager('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    const [refund] = await latest(apiClient)
    assert.containsSubset(refund, { type: 'SHIPMENT_REFUND', isCredit: true, amount: 45_000 })
    assert.equal(refund.shipmentId, shipment.id)
    const detail = await apiClient('get', `/transactions/${refund.id}/detail`)
    detail.assertStatus(200)
    assert.containsSubset(detail.body().data, {
      id: refund.id,
      balanceAfter: 90_000,
      reference: shipment.transactionReference,
      madeBy: 'Sendam staff',
      reverses: { type: 'SHIPMENT_PAYMENT' },
    })
  })

  test('both dates are days in Lagos and included', async ({ client, assert }) => {
    const wallet = await walletOf(ownerEmail)
    const moments = {
      100: '2026-03-01T00:00:00',
      200: '2026-03-02T23:59:59',
      400: '2026-03-03T00:00:00',
      800: '2026-02-28T23:59:59',
    }
    for (const [kobo, moment] of Object.entries(moments)) {
      const transferId = await putMoney(wallet, { kobo: Number(kobo) })
      await backdate(transferId, DateTime.fromISO(moment, { zone: 'Africa/Lagos' }))
    }
    const apiClient = await apiClientOf(client, ownerEmail)
    const response = await between(apiClient, '2026-03-01', '2026-03-02')
    assert.deepEqual(
      response.body().data.map((row: { amount: number }) => row.amount),
      [2, 1]
    )
    assert.equal(response.body().data[1].paymentDate, '2026-02-28T23:00:00.000Z')
  })

  test('the server searches, sorts and pages them', async ({ client, assert }) => {
    const wallet = await walletOf(ownerEmail)
    await putMoney(wallet, { kobo: 1_234_50, comment: 'From Zainab 100%' })
    await putMoney(wallet, { kobo: 300_00, kind: 'card_funding', comment: 'From Ada' })
    await putMoney(wallet, { kobo: -50_00, kind: 'withdrawal', comment: 'To the bank' })
    await putMoney(wallet, { kobo: 70_00, account: 'cash_back', from: 'promotions' })
    const apiClient = await apiClientOf(client, ownerEmail)
    assert.deepEqual(await amounts(apiClient, '&sort=amount'), [50, 70, 300, 1234.5])
    assert.deepEqual(await amounts(apiClient, '&sort=-amount'), [1234.5, 300, 70, 50])
    assert.deepEqual(await amounts(apiClient, '&sort=comment'), [300, 1234.5, 70, 50])
    for (const search of ['1%2C234.5', '1,234.5']) {
      assert.deepEqual(await amounts(apiClient, `&search=${search}`), [1234.5])
    }
    assert.deepEqual(await amounts(apiClient, '&search=card%20funding'), [300])
    assert.deepEqual(await amounts(apiClient, '&search=100%25'), [1234.5])
    assert.deepEqual(await amounts(apiClient, '&search=%25'), [1234.5])
    assert.deepEqual(await amounts(apiClient, '&search=nothing%27--'), [])
    const page = await between(apiClient, today(), today(), '&perPage=10&page=1&sort=-date')
    assert.containsSubset(page.body().metadata, { total: 4, perPage: 10, currentPage: 1 })
    assert.deepEqual(
      page.body().data.map((row: { index: number }) => row.index),
      [1, 2, 3, 4]
    )
  })

  test('both dates are required in order, and other parameters are validated', async ({
    client,
  }) => {
    const apiClient = await apiClientOf(client, ownerEmail)
    const missing = await apiClient('get', '/transactions/history?startDate=2026-01-01')
    missing.assertStatus(422)
    missing.assertBodyContains({ errors: [{ message: '"End Date" should not be empty' }] })
    const backwards = await between(apiClient, '2026-02-01', '2026-01-01')
    backwards.assertStatus(422)
    backwards.assertBodyContains({
      errors: [{ message: '"End Date" cannot precede the start date' }],
    })
    for (const more of [
      '&page=0',
      '&perPage=7',
      '&sort=id',
      '&sort=date;drop',
      '&search=%00',
      `&search=${'x'.repeat(61)}`,
    ]) {
      const response = await between(apiClient, '2026-01-01', '2026-01-01', more)
      response.assertStatus(422)
    }
    const garbage = await between(apiClient, '01/02/2026', '2026-02-30')
    garbage.assertStatus(422)
  })

  test('a transaction of another wallet and a malformed id answer 404', async ({ client }) => {
    await putMoney(await walletOf(ownerEmail), { kobo: 100 })
    const own = await apiClientOf(client, ownerEmail)
    const [row] = await latest(own)
    const { email } = await person()
    const stranger = await apiClientOf(client, email)
    for (const id of [row.id, 0, '9'.repeat(15), '9'.repeat(30), 'x']) {
      const response = await stranger('get', `/transactions/${id}/detail`)
      response.assertStatus(404)
    }
    const list = await stranger('get', '/transactions/history/recent')
    list.assertBody({ data: [] })
    const nobody = await client.get('/api/v1/transactions/history/recent')
    nobody.assertStatus(401)
  })

  test('the hold account of a wallet has no rows in the list', async ({ client, assert }) => {
    const wallet = await walletOf(ownerEmail)
    await putMoney(wallet, { kobo: 500_00, account: 'hold' })
    const apiClient = await apiClientOf(client, ownerEmail)
    assert.deepEqual(await amounts(apiClient, ''), [])
  })

  test('the owner of a business sees who made a payment', async ({ client, assert }) => {
    const wallet = await walletOf('owner@acme.test')
    await putMoney(wallet, { kobo: 50_000_00 })
    const apiClient = await apiClientOf(client, 'owner@acme.test')
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      owner: 'owner@acme.test',
      shippingNaira: 100,
    })
    await apiClient('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
    const [row] = await latest(apiClient)
    const detail = await apiClient('get', `/transactions/${row.id}/detail`)
    assert.notEqual(detail.body().data.madeBy, 'Sendam staff')
  })
})

test.group('The CSV file of transactions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { email } = await person()
    ownerEmail = email
  })

  test('has every matching row and escapes spreadsheet formulas', async ({ client, assert }) => {
    const wallet = await walletOf(ownerEmail)
    for (let kobo = 1; kobo <= 60; kobo++) await putMoney(wallet, { kobo: kobo * 100 })
    await putMoney(wallet, { kobo: -10_00, comment: '=HYPERLINK("http://evil.test")' })
    const login = await client
      .post('/api/v1/login')
      .json({ username: ownerEmail, password: PASSWORD })
    const authorization = login.header('authorization')!
    const query = `startDate=${today()}&endDate=${today()}&sort=amount`
    const response = await fetch(`${addressOfServer()}/api/v1/transactions/history.csv?${query}`, {
      headers: { authorization },
    })
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.include(response.headers.get('content-disposition'), `transactions-${today()}`)
    const text = await response.text()
    const lines = text.trim().split('\r\n')
    assert.lengthOf(lines, 62)
    assert.include(lines[0], 'Date,Type,Comment,Balance,Debit (NGN),Credit (NGN)')
    assert.include(lines[1], `"'=HYPERLINK(""http://evil.test"")",Wallet,10.00,,`)
    assert.include(lines[2], 'DEMO FUNDING,Test money,Wallet,,1.00,1.00')
  })
})

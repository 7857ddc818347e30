import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { additionalPaymentTypes } from '#shipping/billing/additional_payments'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const PACKAGING = 'Packaging'

function makeUnpaidShipment(shippingNaira = 45_000, owner = 'member@sendam.test') {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner })
}

function add(apiClient: ApiClientCall, { id }: { id: number }, value: unknown, key = PACKAGING) {
  return apiClient('post', '/shipping_cost', { id, key, value })
}

async function billOf(client: ApiClient, { id }: { id: number }) {
  const member = await apiClientOf(client, 'member@sendam.test')
  const response = await member('get', `/shipment/${id}/detail`)
  const { additionalPayments, paymentAmount, charges } = response.body().data
  return { additionalPayments, paymentAmount, lines: charges.length }
}

test.group('Additional payments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('have the types that staff set', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const before = await admin('get', '/shipping_cost/types')
    const names = ['Fuel Surcharge', 'Packaging', 'Remote Area', 'Customs Handling', 'Other']
    assert.deepEqual(
      before.body().data,
      names.map((name) => ({ value: name, label: name }))
    )
    await additionalPaymentTypes.set(['Crating'], { by: null })
    const after = await admin('get', '/shipping_cost/types')
    assert.deepEqual(after.body().data, [{ value: 'Crating', label: 'Crating' }])
    const retiredType = await add(admin, await makeUnpaidShipment(), 100)
    retiredType.assertStatus(422)
  })

  test('are added to the bill and paid by the customer', async ({ client, assert }) => {
    const shipment = await makeUnpaidShipment(45_000)
    const manager = await apiClientOf(client, 'admin@sendam.test')
    const response = await add(manager, shipment, 1500.75)
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Packaging is now ₦1,500.75. The total is ₦46,500.75.',
      data: {
        id: shipment.id,
        additionalPayments: [{ key: PACKAGING, value: 1500.75 }],
        paymentAmount: 46_500.75,
      },
    })
    await add(manager, shipment, 99.25, 'Remote Area')
    assert.deepEqual(await billOf(client, shipment), {
      additionalPayments: [
        { key: PACKAGING, value: 1500.75 },
        { key: 'Remote Area', value: 99.25 },
      ],
      paymentAmount: 46_600,
      lines: 3,
    })
    const member = await apiClientOf(client, 'member@sendam.test')
    const before = await member('get', '/wallet')
    await member('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
    const after = await member('get', '/wallet')
    assert.equal(before.body().data.cashBalance - after.body().data.cashBalance, 46_600)
    assert.deepEqual(await findLedgerFaults(), [])
    const row = await ShipmentCharge.findByOrFail({ shipmentId: shipment.id, label: PACKAGING })
    assert.isNotNull(row.createdBy)
  })

  test('replace the amount of the same type, and can be removed', async ({ client, assert }) => {
    const shipment = await makeUnpaidShipment(45_000)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    for (const [value, paymentAmount] of [
      [1000, 46_000],
      [250.5, 45_250.5],
      [100_000_000, 100_045_000],
    ]) {
      await add(admin, shipment, value)
      assert.deepEqual(await billOf(client, shipment), {
        additionalPayments: [{ key: PACKAGING, value }],
        paymentAmount,
        lines: 2,
      })
    }
    for (let time = 0; time < 2; time++) {
      const response = await admin('delete', `/shipping_cost/${shipment.id}/${PACKAGING}`)
      response.assertStatus(200)
      response.assertBodyContains({
        message: 'Packaging removed. The total is now ₦45,000.00.',
      })
    }
    await admin('delete', `/shipping_cost/${shipment.id}/Shipping%20Rate`)
    assert.deepEqual(await billOf(client, shipment), {
      additionalPayments: [],
      paymentAmount: 45_000,
      lines: 1,
    })
  })

  test('take amounts from one kobo to a hundred million naira', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const shipment = await makeUnpaidShipment(1)
    for (const value of [0.01, 0.29, 1.1, 99_999_999.99, 100_000_000, '2 500.50']) {
      const response = await add(admin, shipment, value)
      response.assertStatus(200)
    }
    const least = '"Amount" must be at least 0.01'
    const empty = '"Amount" should not be empty'
    for (const [value, message] of [
      [0, least],
      [-1, least],
      [0.009, least],
      [100_000_000.01, '"Amount" must be at most 100,000,000'],
      [1e300, '"Amount" must be at most 100,000,000'],
      [0.011, '"Amount" can have at most 2 decimals'],
      [1.005, '"Amount" can have at most 2 decimals'],
      ['', empty],
      [null, empty],
      [undefined, empty],
      ['much', '"Amount" must be a number'],
      [{ naira: 1 }, '"Amount" must be a number'],
    ]) {
      const response = await add(admin, shipment, value)
      response.assertStatus(422)
      assert.deepEqual(
        response.body().errors.map((error: any) => [error.field, error.message]),
        [['value', message]],
        String(value)
      )
    }
    const { paymentAmount } = await billOf(client, shipment)
    assert.equal(paymentAmount, 2501.5)
  })

  test('are refused with 422 for a missing or invalid type or shipment', async ({ client }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const shipment = await makeUnpaidShipment()
    const unknown = '"Type" is not one of the choices'
    for (const [body, field, message] of [
      [{ id: shipment.id, value: 1 }, 'key', '"Type" should not be empty'],
      [{ id: shipment.id, key: 'Tip', value: 1 }, 'key', unknown],
      [{ id: shipment.id, key: 'x'.repeat(61), value: 1 }, 'key', unknown],
      [{ id: shipment.id, key: { value: PACKAGING }, value: 1 }, 'key', unknown],
      [{ key: PACKAGING, value: 1 }, 'id', '"Shipment" should not be empty'],
      [{ id: 1.5, key: PACKAGING, value: 1 }, 'id', '"Shipment" is invalid'],
      [{ id: '1', key: PACKAGING, value: 1 }, 'id', '"Shipment" is invalid'],
    ] as const) {
      const response = await admin('post', '/shipping_cost', body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, message }] })
    }
  })

  for (const status of SHIPMENT_STATUSES) {
    const expected = status === 'AWAITING_PAYMENT_CONFIRMATION' ? 200 : 409
    test(`answer ${expected} for a shipment that is ${status}`, async ({ client, assert }) => {
      const admin = await apiClientOf(client, 'admin@sendam.test')
      const shipment = await makeShipment({ status, shippingNaira: 100 })
      const response = await add(admin, shipment, 50)
      response.assertStatus(expected)
      const removed = await admin('delete', `/shipping_cost/${shipment.id}/${PACKAGING}`)
      removed.assertStatus(expected)
      const same = await Shipment.findOrFail(shipment.id)
      assert.equal(same.paymentAmountKobo, 100_00)
    })
  }

  test('are reserved to staff who see the shipment', async ({ client, assert }) => {
    const shipment = await makeUnpaidShipment()
    for (const [as, expected] of [
      ['member@sendam.test', 403],
      ['franchise@sendam.test', 403],
      ['other@sendam.test', 403],
      ['manager@sendam.test', 404],
    ] as const) {
      const apiClient = await apiClientOf(client, as)
      const added = await add(apiClient, shipment, 50)
      added.assertStatus(expected)
      const removed = await apiClient('delete', `/shipping_cost/${shipment.id}/${PACKAGING}`)
      removed.assertStatus(expected)
    }
    const manager = await apiClientOf(client, 'manager@sendam.test')
    const own = await add(manager, await makeUnpaidShipment(10, 'manager@sendam.test'), 50)
    own.assertStatus(200)
    const same = await billOf(client, shipment)
    assert.equal(same.paymentAmount, 45_000)
  })

  test('shrink a discount that exceeds the rest of the bill once one of them is removed', async ({
    client,
    assert,
  }) => {
    const shipment = await makeUnpaidShipment(1000)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    await add(admin, shipment, 500)
    const discount = { shipmentId: shipment.id, kind: 'discount' as const, label: 'Discount' }
    await ShipmentCharge.create({ ...discount, amountKobo: -1400_00 })
    await Shipment.query().where('id', shipment.id).update({ paymentAmountKobo: 100_00 })
    await admin('delete', `/shipping_cost/${shipment.id}/${PACKAGING}`)
    const after = await Shipment.findWithDetails(shipment.id)
    assert.equal(after.paymentAmountKobo, 0)
    assert.equal(
      after.charges.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
      0
    )
  })
})

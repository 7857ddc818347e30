import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Shipment from '#shipping/shipment/models/shipment'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { setCardOutcome, cashOf, findPaymentIntent } from '#tests/support/money/payments'
import { apiClientOf } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const MESSAGE =
  'ACME Foods is not active at the moment, so it cannot book or pay for shipments. Please call us.'

test.group('An inactive organization', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('gets no quote, cannot book and cannot pay', async ({ client, assert }) => {
    await smallTariff()
    const owner = await apiClientOf(client, 'owner@acme.test')
    const body = await submission({ preferredCourier: 'UPS' })
    const booked = await owner('post', '/shipment', body)
    booked.assertStatus(201)
    const { transactionReference } = booked.body().data
    await Organization.query().where('id', 3).update({ active: false })
    const { length } = await Shipment.all()
    const pay = `/shipment/${transactionReference}/make_payment/Wallet`
    for (const [path, sent] of [
      ['/shipment/check_rate', body],
      ['/shipment', body],
      [pay, {}],
    ] as const) {
      const refused = await owner('post', path, sent, { 'Idempotency-Key': 'inactive-1' })
      refused.assertStatus(403)
      assert.deepEqual(
        [refused.body().code, refused.body().message],
        ['E_ORGANIZATION_INACTIVE', MESSAGE]
      )
    }
    assert.lengthOf(await Shipment.all(), length)
    await Organization.query().where('id', 3).update({ active: true })
    const paid = await owner('post', pay, {}, { 'Idempotency-Key': 'inactive-2' })
    paid.assertStatus(200)
  })

  test('starts no card payment; a card paid meanwhile is credited to its wallet', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const owner = await apiClientOf(client, 'owner@acme.test')
    const before = await cashOf(owner)
    const booked = await owner('post', '/shipment', await submission({ preferredCourier: 'UPS' }))
    const { id } = booked.body().data
    const started = await owner('post', `/shipment/${id}/card_checkout`, {})
    const { reference, amount } = started.body().data
    await Organization.query().where('id', 3).update({ active: false })
    const refused = await owner('post', `/shipment/${id}/card_checkout`, {})
    refused.assertStatus(403)
    assert.equal(refused.body().message, MESSAGE)
    await setCardOutcome(reference)
    const verified = await owner('post', `/transactions/${reference}/verify`, {})
    verified.assertBodyContains({ data: { status: 'paid', settledAs: 'wallet' } })
    const shipment = await Shipment.findOrFail(id)
    assert.equal(shipment.status, 'AWAITING_PAYMENT_CONFIRMATION')
    assert.equal(await cashOf(owner), before + amount)
    const { note } = await findPaymentIntent(reference)
    assert.equal(note, 'ACME Foods is not active at the moment.')
    assert.deepEqual(await findLedgerFaults(), [])
  })
})

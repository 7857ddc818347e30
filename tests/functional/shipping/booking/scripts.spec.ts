import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { submittedAddressFrom } from '#shipping/booking/submission_from_shipment'
import { buildBookingRequest } from '#shipping/carriers/build_booking_request'
import { eraseAddresses } from '#shipping/history/erase_addresses'
import Shipment from '#shipping/shipment/models/shipment'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

async function formTo(receiver: object, description = 'Cotton shirts') {
  const form = await submission()
  form.items[0]!.itemUnits[0]!.description = description
  return { ...form, destination: { ...form.destination, ...receiver } }
}

async function receiverOf(id: number) {
  const shipment = await Shipment.queryWithDetails([id]).firstOrFail()
  return shipment.address('destination')
}

const LATIN_ONLY = 'Couriers print Latin letters only. Please write "Full Name" in them'

test.group('Letters that couriers cannot print', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('are refused before payment, with a Latin proposal where possible', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const refusals: [object, object][] = [
      [
        { fullname: '王小明' },
        {
          field: 'destination.fullname',
          rule: 'latin',
          proposal: 'Wang Xiao Ming',
          message: `${LATIN_ONLY}, such as "Wang Xiao Ming".`,
        },
      ],
      [
        { fullname: 'محمد علي' },
        { field: 'destination.fullname', rule: 'latin', message: `${LATIN_ONLY}.` },
      ],
      // These 20 letters become 40, more than a courier accepts.
      [
        { fullname: 'ß'.repeat(20) },
        {
          field: 'destination.fullname',
          rule: 'latin',
          message: '"Full Name" must have at most 35 characters',
        },
      ],
      [
        { fullname: '🎉🎉🎉' },
        {
          field: 'destination.fullname',
          rule: 'latin',
          message: '"Full Name" should not be empty',
        },
      ],
    ]
    for (const [receiver, error] of refusals) {
      for (const path of ['/shipment/check_rate', '/shipment']) {
        const answer = await apiClient('post', path, await formTo(receiver))
        assert.equal(answer.status(), 422)
        assert.deepEqual(answer.body().errors, [error])
      }
    }
    const goods = await apiClient('post', '/shipment/check_rate', await formTo({}, '手机'))
    assert.containsSubset(goods.body().errors, [
      { field: 'items.0.itemUnits.0.description', proposal: 'Shou Ji' },
    ])
    assert.lengthOf(await Shipment.query().where('courierCode', 'DHL'), 0)
  })

  test('are kept beside the Latin ones until the address is erased', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const originalScript = '王小明, 1 南京路'
    const form = { ...(await formTo({ originalScript })), preferredCourier: 'cheapest' }
    const booked = await apiClient('post', '/shipment', form)
    assert.equal(booked.status(), 201, booked.text())
    const { id, destination, origin } = booked.body().data
    assert.equal(destination.originalScript, originalScript)
    assert.isNull(origin.originalScript)
    const stored = await receiverOf(id)
    assert.equal(submittedAddressFrom(stored).originalScript, originalScript)
    await eraseAddresses(db.connection(), 'select :id::bigint', { id })
    const blanked = await receiverOf(id)
    assert.isNull(blanked.originalScript)
    const tooLong = await formTo({ originalScript: '明'.repeat(201) })
    const refused = await apiClient('post', '/shipment', tooLong)
    assert.containsSubset(refused.body().errors, [{ field: 'destination.originalScript' }])
  })

  test('are accepted if they are emoji or Latin letters with diacritics', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    for (const fullname of ['Adébáyọ̀ Ọláṣẹ́gun', 'Ada Obi 🎉']) {
      const form = await formTo({ fullname, email: 'ada@müller.example\u200b' })
      const answer = await apiClient('post', '/shipment/check_rate', form)
      assert.equal(answer.status(), 200, answer.text())
    }
  })

  test('are sent to a courier without diacritics and emoji', async ({ assert }) => {
    const receiver = { fullname: 'Adébáyọ̀ Obi 🎉👩🏽‍🍳', address: '5 Ọjà Ƙofar “Mata”' }
    const shipment = await makeShipment({ status: 'PENDING', receiver })
    const request = await buildBookingRequest(shipment, shipment.transactionReference)
    assert.containsSubset(request.receiver, { name: 'Adebayo Obi', street: '5 Oja Kofar "Mata"' })
    assert.notMatch(JSON.stringify({ ...request, customs: null }), /[^\x20-\x7e]/)
    assert.isTrue(Buffer.isBuffer(request.customs!.invoicePdf))
    assert.isTrue(request.readyAt.isValid)
  })

  test('do not hide a dangerous word', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    for (const description of ['ＰＥＲＦＵＭＥ oil', 'per\u200bfume']) {
      const answer = await apiClient('post', '/shipment/check_rate', await formTo({}, description))
      assert.equal(answer.status(), 422, description)
      assert.equal(answer.body().errors[0].rule, 'dangerous_good')
    }
  })
})

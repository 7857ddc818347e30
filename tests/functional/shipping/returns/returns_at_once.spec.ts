import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Shipment from '#shipping/shipment/models/shipment'
import { shopWith } from '#tests/support/developers/shop'
import {
  deliveredAtHome,
  HOME_NAIRA,
  RETURN,
  waitingReturn,
} from '#tests/support/following/returns'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** What is committed here, the next group does not meet: see the bootstrap of the tests. */
test.group('A return that several ask for at once', (group) => {
  group.each.setup(async () => {
    await smallTariff()
    // What they send is there before they send it.
    await submission()
  })

  async function shop() {
    const made = await shopWith({ naira: 50_000 })
    const first = await deliveredAtHome((method, path, body) =>
      made.call(method.toUpperCase(), path, body)
    )
    const cash = async () => {
      const account = await LedgerAccount.findOrFail(made.wallet.account('cash').id)
      return account.balanceKobo / 100
    }
    return { ...made, first, cash, before: await cash() }
  }

  test('is booked for one of them', async ({ assert }) => {
    const { call, first, cash, before } = await shop()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', `/shipment/${first.id}/return`, RETURN))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
    assert.equal(await cash(), before - HOME_NAIRA)
    assert.lengthOf(await Shipment.query().where('returnOf', first.id), 1)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is approved and paid once, and all who approve are told the same', async ({ assert }) => {
    const { call, first, cash, before } = await shop()
    const { id } = await waitingReturn(first)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', `/returns/${id}/approve`))
    )
    const numbers = answers.map(({ status, body }) => {
      assert.equal(status, 200)
      return body.data.returnShipment.trackingNumber
    })
    assert.lengthOf(new Set(numbers), 1)
    assert.equal(await cash(), before - HOME_NAIRA)
    const bookings = await db.from('shipments').where('return_of', first.id)
    assert.lengthOf(bookings, 1)
  })
})

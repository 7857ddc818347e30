import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import { queryRows } from '#shared/database/query_rows'
import { recordBookingCharge } from '#shipping/costs/record_booking_charge'
import type Shipment from '#shipping/shipment/models/shipment'
import { writeInvoice, createInvoiceSender } from '#tests/support/money/carrier_invoices'
import { setDollarRate, loadShipmentMargins } from '#tests/support/money/costs'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'
import { kill, signIn, startWeb, waitForBlocked, type Web } from '../wallet/processes.js'
import { runSweep } from '#tests/support/jobs'

const ADMIN = 'admin@sendam.test'

async function readSums() {
  const [row] = await queryRows<Record<string, number>>(
    db,
    `select (select coalesce(sum(shipments), 0) from current_margins) as counted,
       (select count(*) from shipment_margins) as rows,
       (select coalesce(sum(cost_kobo), 0) from current_margins) as total,
       (select coalesce(sum(cost_kobo), 0) from shipment_margins) as cost`
  )
  return row!
}

/** Records a carrier's booking charge in a transaction that stays open. */
async function recordOpenCharge({ id, organizationId, courierCode }: Shipment, currency: string) {
  const trx = await db.transaction()
  const shipment = { id, organizationId, courierCode }
  const attemptId = 1
  await recordBookingCharge(trx, { shipment, attemptId, charge: { amount: 30, currency } })
  return trx
}

test.group('Courier invoices across processes', (group) => {
  let firstWeb: Web
  let secondWeb: Web
  let staff: string
  let number = 0

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await smallTariff()
    ;[firstWeb, secondWeb] = await Promise.all([startWeb(), startWeb()])
    staff = await signIn(firstWeb, ADMIN)
    return async () => {
      await Promise.all([kill(firstWeb.child), kill(secondWeb.child)])
    }
  })

  /** Writes an invoice for a new DHL parcel that no invoice has charged yet. */
  async function makeInvoicedParcel() {
    number += 1
    const shipment = await makeShipment({ status: 'BOOKED' })
    const head = { number: `F-${process.pid}-${number}`, currency: 'NGN', total: 31 }
    return { shipment, head, file: writeInvoice(`${shipment.waybillNumber},30,1,,,`) }
  }

  const findCharges = ({ id }: Shipment) =>
    db.from('carrier_charges').where({ shipment_id: id, source: 'invoice' })

  test('two concurrent confirmations of one invoice save it once', async ({ assert }) => {
    const { shipment, head, file } = await makeInvoicedParcel()
    const [one, other] = [
      createInvoiceSender(firstWeb.address, staff),
      createInvoiceSender(secondWeb.address, staff),
    ]
    const { body } = await one.preview(file, head)
    const trx = await db.transaction()
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('exchange_rates', 0))`)
    const saves = Promise.all([
      one.save(file, body.data.base, head),
      other.save(file, body.data.base, head),
    ])
    await waitForBlocked(2)
    await trx.commit()
    const responses = await saves
    assert.sameMembers(
      responses.map(({ status }) => status),
      [200, 409]
    )
    const refused = responses.find(({ status }) => status === 409)!
    assert.equal(refused.body.code, 'E_INVOICE_TAKEN')
    assert.lengthOf(await findCharges(shipment), 2)
  })

  test('a confirmation killed before its commit saves nothing, and can be repeated', async ({
    assert,
  }) => {
    const { shipment, head, file } = await makeInvoicedParcel()
    const { preview, save } = createInvoiceSender(firstWeb.address, staff)
    const { body } = await preview(file, head)
    // The save has written the invoice and its lines; the charges wait for the parcel's lock.
    const trx = await db.transaction()
    await trx.from('shipments').where('id', shipment.id).forUpdate()
    const cut = save(file, body.data.base, head).catch(() => null)
    await waitForBlocked(1)
    await kill(firstWeb.child)
    await cut
    await trx.commit()
    assert.lengthOf(await db.from('carrier_invoices').where('number', head.number), 0)
    assert.lengthOf(await findCharges(shipment), 0)
    firstWeb = await startWeb()
    const again = createInvoiceSender(firstWeb.address, staff)
    const saved = await again.save(file, body.data.base, head)
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    assert.lengthOf(await findCharges(shipment), 2)
  })

  test('a booking and an invoice that charge one parcel at the same time count its margin once', async ({
    assert,
  }) => {
    const { shipment, head, file } = await makeInvoicedParcel()
    const unknown = await loadShipmentMargins([shipment.id])
    assert.equal(unknown.size, 0)
    const before = await readSums()
    const booking = await recordOpenCharge(shipment, 'NGN')
    const { preview, save } = createInvoiceSender(firstWeb.address, staff)
    const { body } = await preview(file, head)
    const saving = save(file, body.data.base, head)
    await waitForBlocked(1)
    await booking.commit()
    const response = await saving
    assert.equal(response.status, 200)
    const after = await readSums()
    assert.equal(after.counted - before.counted, after.rows! - before.rows!)
    assert.equal(after.total - before.total, after.cost! - before.cost!)
    const margins = await loadShipmentMargins([shipment.id])
    assert.containsSubset(margins.get(shipment.id)?.$attributes, {
      costKobo: 31_00,
      estimateKobo: 30_00,
      costSource: 'invoice',
    })
  })

  test('a charge committed while the exchange rate is set is valued by the next sweep', async ({
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'BOOKED' })
    const booking = await recordOpenCharge(shipment, 'USD')
    await setDollarRate(1500)
    await booking.commit()
    const readWorth = async () => {
      const row = await db.from('carrier_charges').where('shipment_id', shipment.id).firstOrFail()
      return row.kobo && Number(row.kobo)
    }
    assert.isNull(await readWorth())
    await runSweep('shared.fold_figures')
    assert.equal(await readWorth(), 3000 * 1500)
    const margins = await loadShipmentMargins([shipment.id])
    assert.equal(margins.get(shipment.id)?.costKobo, 3000 * 1500)
  })
})

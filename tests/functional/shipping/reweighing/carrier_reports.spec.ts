import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { saveSheetVersions } from '#admin/tariffs/sheets/sheet_versions'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { recordCarrierCharge, recordCarrierWeight } from '#shipping/reweighing/carrier_reports'
import { reweighTolerance } from '#shipping/reweighing/reweigh_settings'
import { voidShipment } from '#shipping/carriers/void_shipment'
import type Shipment from '#shipping/shipment/models/shipment'
import { readAudit } from '#tests/support/audit'
import { findCaller } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import {
  bookLightParcel,
  DIFFERENCE,
  HEAVY,
  findLatestReweigh,
  LIGHT,
  makeLightParcel,
  readReweighStatuses,
  reportWeight,
} from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'

function recordCharge({ id }: Shipment, naira: number) {
  return recordCarrierCharge(id, { amountKobo: naira * 100, source: 'DHL invoice' })
}

test.group('Carrier weights and charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
  })

  test('a heavier parcel is proposed with both weights and the price difference', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const reweigh = await reportWeight(shipment, 1.4)
    assert.containsSubset(reweigh.$attributes, {
      status: 'proposed',
      billedGrams: 900,
      carrierGrams: 1400,
      differenceKobo: DIFFERENCE * 100,
      ratedBy: 'booking',
      amountKobo: null,
    })
  })

  test('a reweigh is priced by the tariff of the booking, whatever the rates are now', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { zoneId } = shipment.priceTrace
    await db.transaction(async (trx) => {
      await saveSheetVersions([zoneId], null, trx)
      await trx.from('shipping_rates').where('zone_id', zoneId).increment('rate_kobo', 99_000_00)
      // `now()` is constant within the test's transaction.
      const saved = { rates_saved_at: db.raw(`now() + interval '1 hour'`) }
      await trx.from('shipping_zones').where('id', zoneId).update(saved)
    })
    const reweigh = await reportWeight(shipment, 1.4)
    assert.containsSubset(reweigh.$attributes, {
      differenceKobo: DIFFERENCE * 100,
      ratedBy: 'booking',
    })
  })

  test('a reweigh is priced by the current tariff when that of the booking is lost', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { zoneId } = shipment.priceTrace
    await db.from('shipping_rates').where('zone_id', zoneId).increment('rate_kobo', 1_000_00)
    const reweigh = await reportWeight(shipment, 1.4)
    assert.containsSubset(reweigh.$attributes, {
      differenceKobo: DIFFERENCE * 100,
      ratedBy: 'today',
    })
  })

  test('a weight outside the tariff has no price, so staff enter the amount', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { id, differenceKobo } = await reportWeight(shipment, 31)
    assert.isNull(differenceKobo)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const unnamed = await admin('put', `/reweigh/${id}/approve`, {})
    unnamed.assertStatus(422)
    unnamed.assertBodyContains({ code: 'E_REWEIGH_AMOUNT' })
    const named = await admin('put', `/reweigh/${id}/approve`, { amount: 1234.5 })
    named.assertStatus(200)
    const { amountKobo } = await findLatestReweigh(shipment)
    assert.equal(amountKobo, 1234_50)
  })

  test('a weight within the tolerance that staff set is ignored', async ({ client, assert }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const report = (grams: number) =>
      recordCarrierWeight(shipment.id, { chargeableGrams: grams, source: 'DHL tracking' })
    await reweighTolerance.set({ grams: 100, basisPoints: 5_000 }, { by: null })
    assert.equal(await report(1350), 'nothing')
    await reweighTolerance.set({ grams: 500, basisPoints: 0 }, { by: null })
    assert.equal(await report(1400), 'nothing')
    assert.deepEqual(await readReweighStatuses(shipment), [])
    assert.equal(await report(1401), 'proposed')
  })

  test('a lighter parcel, or one in the same tariff row, is noted without a charge', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const lighter = await reportWeight(shipment, 0.4)
    assert.containsSubset(lighter.$attributes, { status: 'noted', carrierGrams: 400 })
    await reweighTolerance.set({ grams: 0, basisPoints: 0 }, { by: null })
    const sameRow = await reportWeight(shipment, 0.95)
    assert.containsSubset(sameRow.$attributes, { id: lighter.id, carrierGrams: 950 })
    const heavier = await reportWeight(shipment, 1.4)
    assert.equal(heavier.status, 'proposed')
    assert.deepEqual(await readReweighStatuses(shipment), ['replaced', 'proposed'])
  })

  test('a repeated weight is proposed once, and only a larger one replaces it', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const first = await reportWeight(shipment, 1.4)
    for (const kg of [1.4, 1.2]) {
      const same = await reportWeight(shipment, kg)
      assert.equal(same.id, first.id)
    }
    await reportWeight(shipment, 2)
    assert.deepEqual(await readReweighStatuses(shipment), ['replaced', 'proposed'])
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const late = await admin('put', `/reweigh/${first.id}/approve`, {})
    late.assertStatus(409)
  })

  test('a difference that staff decided is not proposed again; of a higher charge only the rest is', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, 'member@sendam.test')
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const shipment = await bookLightParcel(owner)
    const { id } = await reportWeight(shipment, 1.4)
    await admin('put', `/reweigh/${id}/approve`, { amount: 1000, reason: 'A regular customer' })
    await reportWeight(shipment, 1.4)
    await reportWeight(shipment, 2)
    assert.deepEqual(await readReweighStatuses(shipment), ['approved', 'noted'])
    await recordCharge(shipment, HEAVY + 10_000)
    const rest = await findLatestReweigh(shipment)
    assert.containsSubset(rest.$attributes, {
      status: 'proposed',
      differenceKobo: 10_000_00,
      ratedBy: 'charge',
    })
  })

  test('a charge above our bill is proposed, a lower or slightly higher one is not', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    assert.equal(await recordCharge(shipment, LIGHT - 20_000), 'nothing')
    assert.equal(await recordCharge(shipment, LIGHT * 1.02), 'nothing')
    assert.equal(await recordCharge(shipment, LIGHT + 5_000), 'proposed')
    const { differenceKobo, ratedBy, carrierGrams } = await findLatestReweigh(shipment)
    assert.deepEqual(
      { differenceKobo, ratedBy, carrierGrams },
      { differenceKobo: 5_000_00, ratedBy: 'charge', carrierGrams: null }
    )
  })

  test('an unpaid or voided shipment is not reweighed', async ({ client, assert }) => {
    const unpaid = await makeLightParcel()
    const voided = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    await voidShipment(await findCaller('admin@sendam.test'), voided.id, 'A test')
    for (const shipment of [unpaid, voided]) {
      const weightReport = { chargeableGrams: 5000, source: 'DHL tracking' }
      assert.equal(await recordCarrierWeight(shipment.id, weightReport), 'nothing')
      assert.deepEqual(await readReweighStatuses(shipment), [])
    }
  })

  test('staff enter reports by tracking or waybill number, with an entry in the audit log', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const source = 'Invoice 2026-77'
    const unknown = await admin('post', '/reweigh', { number: 'NO-SUCH-1', weight: 2, source })
    unknown.assertStatus(422)
    const withoutReport = await admin('post', '/reweigh', {
      number: shipment.waybillNumber,
      source,
    })
    withoutReport.assertStatus(422)
    withoutReport.assertBodyContains({ message: 'Please enter the weight or the charge, or both.' })
    const waybill = shipment.waybillNumber!.toLowerCase().replace(/^(.{3})/, '$1 ')
    const entered = await admin('post', '/reweigh', { number: waybill, weight: 1.4, source })
    entered.assertStatus(200)
    entered.assertBodyContains({ data: { outcome: 'proposed' } })
    const again = { number: String(shipment.trackingNumber), charge: 100, source }
    const cheaper = await admin('post', '/reweigh', again)
    cheaper.assertBodyContains({ data: { outcome: 'nothing' } })
    const audit = await readAudit(shipment)
    assert.containsSubset(audit, [
      {
        who: 'admin@sendam.test',
        action: 'reweigh.note',
        after: { weight: 1.4, charge: null, source, outcome: 'proposed' },
      },
    ])
  })
})

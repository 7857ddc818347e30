import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { recordCarrierWeight } from '#shipping/reweighing/carrier_reports'
import Reweigh from '#shipping/reweighing/models/reweigh'
import type Shipment from '#shipping/shipment/models/shipment'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

/** Naira that the small tariff charges for DHL to Britain: LIGHT up to 1 kg, HEAVY up to 30 kg. */
export const LIGHT = 70_000
export const HEAVY = 250_000
export const DIFFERENCE = HEAVY - LIGHT

/** Creates an unpaid parcel of 0.9 kg to London by DHL, at the price of the small tariff. */
export async function makeLightParcel(owner = 'member@sendam.test'): Promise<Shipment> {
  const status = 'AWAITING_PAYMENT_CONFIRMATION'
  const shipment = await makeShipment({ status, owner, shippingNaira: LIGHT })
  const zone = await ShippingZone.query()
    .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
  const grams = { actualGrams: 900, volumetricGrams: 200, billableGrams: 900 }
  const row = { zoneId: zone.id, aboveGrams: 500, endGrams: 1000 }
  await shipment
    .merge({ ...grams, priceTrace: { ...shipment.priceTrace, ...grams, ...row } })
    .save()
  return shipment
}

/** Creates such a parcel that was paid from its owner's wallet and booked with its courier. */
export async function bookLightParcel(owner: ApiClientCall, email = 'member@sendam.test') {
  const shipment = await makeLightParcel(email)
  const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
  const paid = await owner('post', path)
  paid.assertStatus(200)
  await bookWithCourier(shipment.id)
  return shipment.refresh()
}

export async function reportWeight(shipment: Shipment, kg: number): Promise<Reweigh> {
  await recordCarrierWeight(shipment.id, { chargeableGrams: kg * 1000, source: 'DHL tracking' })
  return findLatestReweigh(shipment)
}

export function findLatestReweigh({ id: shipmentId }: Shipment): Promise<Reweigh> {
  return Reweigh.query().where({ shipmentId }).orderBy('id', 'desc').firstOrFail()
}

export async function readReweighStatuses({ id: shipmentId }: Shipment): Promise<string[]> {
  const rows = await Reweigh.query().where({ shipmentId }).orderBy('id')
  return rows.map(({ status }) => status)
}

/** A parcel that its courier weighed at 1.4 kg; staff approved the charge. */
export async function createApprovedReweigh(client: ApiClient, email = 'member@sendam.test') {
  const owner = await apiClientOf(client, email)
  const admin = await apiClientOf(client, 'admin@sendam.test')
  const shipment = await bookLightParcel(owner, email)
  const { id } = await reportWeight(shipment, 1.4)
  const approved = await admin('put', `/reweigh/${id}/approve`, {})
  approved.assertStatus(200)
  return { owner, admin, shipment, id }
}

/** Moves the due date of a reweigh this many days earlier. */
export async function advanceDueDate(id: number, days: number) {
  await db
    .from('reweighs')
    .where({ id })
    .update({ due_at: db.raw(`due_at - make_interval(days => ?)`, [days]) })
}

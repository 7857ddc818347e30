import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'
import Pickup from '#shipping/shipment/models/pickup'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import Shipment from '#shipping/shipment/models/shipment'
import { pickupDay } from '#tests/support/clock/pickup_days'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

export const MEMBER = 'member@sendam.test'
export const ADMIN = 'admin@sendam.test'

type Draft = ShipmentDraft & { street?: string; day?: string }

/** Creates a parcel with a waybill that waits for its pickup. */
export async function toFetch({ street = '5 Allen Avenue', day, ...draft }: Draft = {}) {
  const shipment = await makeShipment({ status: 'BOOKED', ...draft })
  await ShipmentAddress.query()
    .where({ shipmentId: shipment.id, side: 'origin' })
    .update({ address: street })
  await Shipment.query()
    .where({ id: shipment.id })
    .update({ preferredPickupDate: day ?? pickupDay() })
  return shipment
}

/** Creates such a parcel and runs the jobs that order its pickup. */
export async function fetched(draft: Draft = {}) {
  const shipment = await toFetch(draft)
  const pickupId = (await joinPickup(shipment.id))!
  await processPickup(pickupId)
  return { shipment, pickup: await Pickup.findOrFail(pickupId) }
}

export async function stateOf({ id }: { id: number }) {
  const { state } = await Pickup.findOrFail(id)
  return state
}

/** Returns how many pickups the courier was asked for, and how many of them are not cancelled. */
export async function atTheCourier() {
  const rows = await db.from('sandbox_pickups').select('canceled_at')
  const coming = rows.filter((row) => row.canceled_at === null)
  return { made: rows.length, coming: coming.length }
}

export function timePasses(interval: string) {
  return db.from('pickups').update({
    next_try_at: db.raw(`next_try_at - interval '${interval}'`),
    lease_until: db.raw(`lease_until - interval '${interval}'`),
  })
}

type Method = Parameters<Awaited<ReturnType<typeof apiClientOf>>>[0]

export async function asked(
  client: ApiClient,
  { who = MEMBER, method = 'get', path, body }: Asked
): Promise<{ status: number; [name: string]: any }> {
  const apiClient = await apiClientOf(client, who)
  const response = await apiClient(method, path, body)
  return { status: response.status(), ...response.body() }
}

interface Asked {
  who?: string
  method?: Method
  path: string
  body?: object
}

export function settle(client: ApiClient, { id }: { id: number }, body: object) {
  return asked(client, { who: ADMIN, method: 'put', path: `/pickup/${id}/settlement`, body })
}

export async function shownTo(who: string, client: ApiClient, { id }: { id: number }) {
  const { data } = await asked(client, { who, path: `/shipment/${id}/detail` })
  return data.pickupArrangement
}

import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import type {
  TrackingAlertService,
  CourierDriver,
  CarrierTracking,
  ParcelToTrack,
} from '#shipping/carriers/courier_driver'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

const UNUSED = () => Promise.reject(new Error('This test does not book'))

/** A courier that returns what a test sets, and records which parcels it was polled for. */
export class FollowedCourier implements CourierDriver {
  maxTrackedAtOnce = 3
  calls: string[][] = []
  alerts?: TrackingAlertService
  checkConnection = async () => {}
  book = UNUSED
  findByReference = UNUSED
  void = UNUSED
  private readonly known = new Map<string, CarrierTracking>()

  constructor(readonly name: Carrier) {}

  failing: (numbers: string[]) => unknown = () => undefined

  async trackMany(parcels: ParcelToTrack[]) {
    const numbers = parcels.map(({ waybillNumber }) => waybillNumber)
    this.calls.push(numbers)
    const problem = this.failing(numbers)
    if (problem) throw problem
    const told = numbers.flatMap((number) => {
      const followed = this.known.get(number)
      return followed ? [[number, followed] as const] : []
    })
    return new Map(told)
  }

  knows(
    waybillNumber: string,
    codes: TrackingCode[],
    { chargeableGrams = null }: { chargeableGrams?: number | null } = {}
  ) {
    const events = codes.map((code, index) => ({
      sourceId: `${waybillNumber}-${index}`,
      code,
      text: code,
      countryCode: 'NG',
      place: 'Lagos',
      occurredAt: DateTime.now().minus({ hours: codes.length - 1 - index }),
    }))
    this.known.set(waybillNumber, { events, isComplete: true, chargeableGrams })
  }

  forgets(waybillNumber: string, code: TrackingCode) {
    const followed = this.known.get(waybillNumber)!
    const events = followed.events.filter((event) => event.code !== code)
    this.known.set(waybillNumber, { ...followed, events })
  }

  takePolledNumbers(): string[] {
    return this.calls.splice(0).flat()
  }

  readonly asDriver = () => this
}

export async function makeFollowedParcel(carrier: Carrier, draft: ShipmentDraft = {}) {
  const shipment = await makeShipment({ courierCode: carrier.toUpperCase(), ...draft })
  await shipment.merge({ courierDriver: carrier }).save()
  return { id: shipment.id, number: shipment.waybillNumber! }
}

const CLOCKS = {
  parcel_watches: ['next_look_at', 'claimed_until', 'looked_at', 'began_at', 'followed_since'],
  tracking_events: ['recorded_at'],
  courier_connections: ['paused_until'],
}
const ALERT_COLUMNS = ['alerts_until', 'alerts_asked_at', 'alerted_at']

/** Makes `interval` pass for tracking: moves all its timestamps into the past. */
export async function advanceTracking(interval: string) {
  for (const [table, columns] of Object.entries({
    ...CLOCKS,
    parcel_watches: [...CLOCKS.parcel_watches, ...ALERT_COLUMNS],
  })) {
    // Counts a day as 24 hours, even if daylight saving time began or ended meanwhile.
    const elapsed = `extract(epoch from interval '${interval}') * interval '1 second'`
    const earlier = columns.map((column) => `${column} = ${column} - ${elapsed}`)
    await db.rawQuery(`update ${table} set ${earlier.join(', ')}`)
  }
}

export function makeDue(...ids: number[]) {
  return db
    .from('parcel_watches')
    .whereIn('shipment_id', ids)
    .update({ next_look_at: db.raw(`clock_timestamp() - interval '1 second'`) })
}

export function findWatch(id: number) {
  return db.from('parcel_watches').where('shipment_id', id).first()
}

export async function readMinutesToNextPoll(id: number): Promise<number | null> {
  const row = await db
    .from('parcel_watches')
    .where('shipment_id', id)
    .select(
      db.raw(`round(extract(epoch from next_look_at - clock_timestamp()) / 60)::int as minutes`)
    )
    .firstOrFail()
  return row.minutes
}

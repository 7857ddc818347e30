import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import couriers from '#config/couriers'
import type { Caller } from '#identity/sessions/caller'
import { loadDemoCaller, assignDemoBillingGroup } from '#shipping/demo/seed_demo_shipments'
import { createSeededRandom, type SeededRandom } from '#shipping/demo/history/seeded_random'
import { type DemoParty, createPastParcel } from '#shipping/demo/history/past_parcel'
import { DemoPrices } from '#shipping/demo/history/past_prices'
import {
  demoPlaceText,
  type PastStory,
  buildShipmentRow,
  buildStory,
} from '#shipping/demo/history/past_rows'
import { DEMO_SHOPS, type DemoShop } from '#shipping/demo/history/demo_shops'
import { driversByCarrier } from '#shipping/pricing/carrier_accounts'
import { recalculateTransitTimes } from '#shipping/pricing/lanes/transit_times'
import ItemCategory from '#shipping/pricing/models/item_category'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import Shipment from '#shipping/shipment/models/shipment'
import { type PastPayment, seedPastPayments } from '#wallet/demo_wallets'
import { grams } from '#shared/numbers/rules/weight'

const STORIES_PER_WRITE = 400

type Rows = Record<string, string | number | boolean | Date | null>[]

/** Needs a database without shipments, because the ledger must stay chronological. */
export async function seedDemoHistory(now: DateTime = DateTime.now()) {
  if (await Shipment.query().select('id').first()) return
  if (!(await ShippingZone.query().whereNull('archivedAt').first())) return
  await assignDemoBillingGroup()
  const { drivers } = couriers
  couriers.drivers = driversByCarrier(['sandbox'])
  try {
    const shopStories = await Promise.all(DEMO_SHOPS.map((shop) => buildShopStories(shop, now)))
    await db.transaction((trx) => writeStories(trx, shopStories))
    await recalculateTransitTimes()
  } finally {
    couriers.drivers = drivers
  }
}

type ShopStories = { caller: Caller; prices: DemoPrices; stories: PastStory[] }

async function buildShopStories(shop: DemoShop, now: DateTime): Promise<ShopStories> {
  const caller = await loadDemoCaller(shop.email)
  const prices = new DemoPrices(caller, await ItemCategory.all())
  const chance = createSeededRandom(shop.seed)
  const stories: PastStory[] = []
  for (const bookedAt of generateBookingTimes(now, shop.perDay, chance)) {
    const parcel = createPastParcel(shop, bookedAt, chance)
    const price = await prices.of(parcel)
    if (price) stories.push(buildStory(parcel, price, now))
  }
  return { caller, prices, stories }
}

async function writeStories(trx: TransactionClientContract, shopStories: ShopStories[]) {
  const payments: PastPayment[] = []
  for (const { caller, prices, stories } of shopStories) {
    const ids = await insert(
      trx,
      'shipments',
      stories.map((story) => buildShipmentRow(caller, story))
    )
    const numbered = stories.map((story, place) => ({ ...story, id: ids[place]! }))
    await writeParts(trx, caller, prices, numbered)
    payments.push(...numbered.flatMap((story) => paymentsOf(caller, story)))
  }
  await seedPastPayments(trx, payments)
  // These rows bypass what keeps figures and margins, so recount both.
  await trx.rawQuery('select count_figures_anew()')
  await trx.rawQuery('select keep_margins(array_agg(id)) from shipments')
}

type StoryWithId = PastStory & { id: number }

async function writeParts(
  trx: TransactionClientContract,
  caller: Caller,
  prices: DemoPrices,
  stories: StoryWithId[]
) {
  const packages = await insert(trx, 'shipment_packages', stories.map(packageRow))
  await insert(
    trx,
    'shipment_items',
    stories.map(({ parcel }, place) => ({
      package_id: packages[place]!,
      position: 1,
      description: parcel.goods.description,
      quantity: parcel.quantity,
      unit_value_kobo: parcel.goods.unitValue * 100,
      category_id: prices.categoryOf(parcel).id,
    }))
  )
  await insert(
    trx,
    'shipment_addresses',
    stories.flatMap((story) => addressRows(caller, story))
  )
  await insert(trx, 'shipment_charges', stories.flatMap(chargeRows))
  await insert(
    trx,
    'shipment_status_changes',
    stories.flatMap((story) => statusChangeRows(caller, story))
  )
  await insert(trx, 'tracking_events', stories.flatMap(eventRows))
  await insert(trx, 'sandbox_parcels', stories.flatMap(sandboxRows), 'reference')
}

async function insert(
  trx: TransactionClientContract,
  table: string,
  rows: Rows,
  key = 'id'
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += STORIES_PER_WRITE) {
    const written = await trx
      .table(table)
      .multiInsert(rows.slice(at, at + STORIES_PER_WRITE))
      .returning(key)
    ids.push(...written.map((row: Record<string, unknown> | string | number) => keyOf(row, key)))
  }
  return ids
}

function keyOf(row: Record<string, unknown> | string | number, key: string): number {
  return Number(typeof row === 'object' ? row[key] : row)
}

function packageRow({ id, parcel, sandboxParcel }: StoryWithId) {
  return {
    shipment_id: id,
    position: 1,
    weight_grams: grams(parcel.kg),
    length_cm: 25,
    width_cm: 20,
    height_cm: 10,
    waybill_number: sandboxParcel?.waybillNumber ?? null,
  }
}

function addressRows({ user }: Caller, { id, parcel }: StoryWithId): Rows {
  const own = { fullname: user.fullName.slice(0, 20), email: user.email }
  return (['origin', 'destination'] as const).map((side) => {
    const party = side === 'origin' ? parcel.from : parcel.to
    const { town, person } = party
    return {
      shipment_id: id,
      side,
      country_code: town.country,
      state_key: town.state,
      city_code: town.city,
      city_name: demoPlaceText(party),
      postal_code: person.postalCode,
      phone_number: person.phoneNumber,
      address: person.address,
      ...(person.fullname ? { fullname: person.fullname, email: emailOf(party) } : own),
    }
  })
}

function emailOf({ person }: DemoParty): string {
  return `${person.fullname.toLowerCase().replaceAll(' ', '.')}@post.sendam.test`
}

function chargeRows({ id, parcel, price }: StoryWithId): Rows {
  return price.offer.charges.lines.map(({ kind, surchargeKind = null, label, amountKobo }) => ({
    shipment_id: id,
    kind,
    surcharge_kind: surchargeKind,
    label,
    amount_kobo: amountKobo,
    created_at: parcel.bookedAt.toJSDate(),
  }))
}

const REASONS: Partial<Record<string, string>> = {
  PENDING: 'Paid',
  CANCELED: 'Given up',
  VOIDED: 'Sent by mistake',
  COURIER_ASSIGNED: 'The courier has the parcel',
  DELIVERED: 'Delivered by the courier',
}

function statusChangeRows({ user }: Caller, { id, moves }: StoryWithId): Rows {
  return moves.map(({ status, at }, place) => ({
    shipment_id: id,
    from_status: moves[place - 1]?.status ?? null,
    to_status: status,
    reason: REASONS[status] ?? null,
    user_id: place < 2 ? user.id : null,
    created_at: at.toJSDate(),
  }))
}

function eventRows({ id, events }: StoryWithId): Rows {
  return events.map(({ sourceId, code, text, countryCode, place, occurredAt }) => ({
    shipment_id: id,
    source: 'sandbox',
    source_id: sourceId,
    code,
    text,
    country_code: countryCode ?? null,
    place: place ?? null,
    occurred_at: occurredAt.toJSDate(),
    recorded_at: occurredAt.toJSDate(),
  }))
}

function sandboxRows({ sandboxParcel }: StoryWithId): Rows {
  if (!sandboxParcel) return []
  return [
    {
      reference: sandboxParcel.reference,
      waybill_number: sandboxParcel.waybillNumber,
      courier_code: sandboxParcel.courierCode,
      origin_country: sandboxParcel.originCountry,
      origin_place: sandboxParcel.originPlace,
      destination_place: sandboxParcel.destinationPlace,
      destination_country: sandboxParcel.destinationCountry,
      accepted_at: sandboxParcel.acceptedAt.toJSDate(),
      at_access_point: false,
      fate: sandboxParcel.fate,
      tells_twice: false,
      pace_seconds: sandboxParcel.paceSeconds,
      voided_at: sandboxParcel.voidedAt?.toJSDate() ?? null,
    },
  ]
}

function paymentsOf(
  caller: Caller,
  { id, parcel, price, paidAt, moves }: StoryWithId
): PastPayment[] {
  if (!paidAt) return []
  const { reference, trackingNumber } = parcel
  const isVoided = parcel.outcome === 'voided'
  return [
    {
      caller,
      reference,
      subjectId: id,
      trackingNumber,
      amountKobo: price.offer.charges.totalKobo,
      paidAt: paidAt.toJSDate(),
      refundedAt: isVoided ? moves.at(-1)!.at.toJSDate() : null,
    },
  ]
}

const ZONE = 'Africa/Lagos'

const DAYS = 183

/** Factors of the volume, Monday to Sunday: busiest on Friday, almost nothing on Sunday. */
const WEEKDAYS = [1.1, 1, 0.95, 1.1, 1.35, 0.45, 0.05]

/** Factors of the volume by month: busiest before Christmas, quietest in January; others 1. */
const SEASONS: Record<number, number> = { 1: 0.7, 11: 1.25, 12: 1.9 }

/** Volume on the first day of the demo history, as a share of that on the last day. */
const INITIAL_FACTOR = 0.45

/** Returns the times oldest first. */
function generateBookingTimes(now: DateTime, perDay: number, chance: SeededRandom): DateTime[] {
  const first = now.setZone(ZONE).startOf('day').minus({ days: DAYS })
  return Array.from({ length: DAYS - 1 }, (_, day) => first.plus({ days: day })).flatMap((date) => {
    const grown = INITIAL_FACTOR + (1 - INITIAL_FACTOR) * (date.diff(first, 'days').days / DAYS)
    const expected = perDay * grown * WEEKDAYS[date.weekday - 1]! * (SEASONS[date.month] ?? 1)
    const count = Math.floor(expected * chance.between(0.6, 1.4) + chance.next())
    return Array.from({ length: count }, () =>
      date.plus({ minutes: Math.floor(chance.between(8.5 * 60, 18 * 60)) })
    ).toSorted((one, other) => one.toMillis() - other.toMillis())
  })
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { resolvePlace } from '#shipping/places/resolve_place'
import type { ChargeKind } from '#shipping/pricing/charges'
import {
  addSurchargesKobo,
  MAX_CARRIAGE_KOBO,
} from '#shipping/pricing/surcharges/calculate_surcharges'
import { findRates } from '#shipping/pricing/find_rates'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ReweighRatedBy } from '#shipping/reweighing/models/reweigh'

/** How much more the reported weight costs than the billed weight, in kobo. */
type RatedDifference = { kobo: number; ratedBy: ReweighRatedBy }

export type DifferenceRater = (
  trx: TransactionClientContract,
  grams: number
) => Promise<RatedDifference | null>

/** A row of a rate sheet: above these grams, up to and including those, for this price in kobo. */
type Row = [aboveGrams: number, endGrams: number, rateKobo: number]

/** No quote is valid for longer. */
const MAX_QUOTE_AGE = `interval '1 day'`

/**
 * Prices a heavier weight by the rate sheet of the booking. If that is unknown, prices both weights
 * by the current tariff, with the surcharges of the booking. Null if no row covers the weight or
 * its price is above the limit. Preload charges and addresses.
 */
export async function createDifferenceRater(shipment: Shipment): Promise<DifferenceRater> {
  const sheet = await rateSheetAtBooking(shipment)
  const route = await routeOfShipment(shipment)
  const { kind, courierCode, billingGroupId, billableGrams } = shipment
  const surcharges = shipment.priceTrace.surcharges ?? []
  const whole = (rateKobo: number, grams: number) =>
    addSurchargesKobo(surcharges, { rateKobo, billableGrams: grams })
  const today = async (trx: TransactionClientContract, grams: number) => {
    const rates = await findRates({ kind, route, billableGrams: grams, billingGroupId }, trx)
    return rates.find((rate) => rate.courierCode === courierCode)?.rateKobo ?? null
  }
  return async (trx, grams) => {
    const booked = sheet && findRateRow(sheet, grams)
    const heavierRate = booked ? booked[2] : await today(trx, grams)
    const heavier = heavierRate === null ? Infinity : whole(heavierRate, grams)
    if (heavier > MAX_CARRIAGE_KOBO) return null
    if (booked) return { kobo: heavier - billedCarriageKobo(shipment), ratedBy: 'booking' }
    const billedRate = await today(trx, billableGrams)
    if (billedRate === null) return null
    return { kobo: heavier - whole(billedRate, billableGrams), ratedBy: 'today' }
  }
}

function billedShippingKobo(shipment: Shipment): number {
  return sumOfCharges(shipment, ['shipping'])
}

/** The price of carriage by the tariff, including surcharges. */
function billedCarriageKobo(shipment: Shipment): number {
  return sumOfCharges(shipment, ['shipping', 'surcharge'])
}

function sumOfCharges({ charges }: Shipment, kinds: readonly ChargeKind[]): number {
  return charges
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0)
}

async function routeOfShipment(shipment: Shipment) {
  const place = (side: 'origin' | 'destination') => {
    const { countryCode: country, stateKey, cityCode } = shipment.address(side)
    return resolvePlace({ country, stateKey, cityCode }, side)
  }
  return { origin: await place('origin'), destination: await place('destination') }
}

/** Finds the latest rate sheet before the payment with exactly the billed row and price. */
async function rateSheetAtBooking(shipment: Shipment): Promise<Row[] | null> {
  const { priceTrace, createdAt, paidAt } = shipment
  const sheets = await queryRows<{ rows: Row[] }>(
    db,
    `select rows from (
       select version, rows from rate_sheets where zone_id = :zoneId
         and replaced_at >= :bookedAt::timestamptz - ${MAX_QUOTE_AGE}
         and (saved_at is null or saved_at <= :paidAt)
       union all
       select rates_version, (select coalesce(jsonb_agg(jsonb_build_array(above_grams, end_grams, rate_kobo)), '[]')
           from shipping_rates where zone_id = zone.id)
         from shipping_zones as zone where id = :zoneId
           and (rates_saved_at is null or rates_saved_at <= :paidAt)
     ) as sheets order by version desc`,
    {
      zoneId: priceTrace.zoneId,
      bookedAt: createdAt.toJSDate(),
      paidAt: paidAt!.toJSDate(),
    }
  )
  const billed = [priceTrace.aboveGrams, priceTrace.endGrams, billedShippingKobo(shipment)]
  const found = sheets.find(({ rows }) =>
    rows.some((row) => row.every((part, at) => part === billed[at]))
  )
  return found?.rows ?? null
}

function findRateRow(rows: Row[], grams: number): Row | null {
  return rows.find(([above, end]) => above < grams && grams <= end) ?? null
}

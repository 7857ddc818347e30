import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { together, type ValuesOf } from '#shared/database/snapshot'
import { formatKobo } from '#shared/money/rules/money'
import { dateText, LAGOS } from '#shared/time/lagos_time'
import { catalogue } from '#shipping/pricing/catalogue'
import { knownPlaces } from '#shipping/places/known_places'
import { formatKg } from '#shipping/pricing/price_words'
import { SURCHARGE_NAMES } from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import type { Surcharge } from '#shipping/pricing/surcharges/surcharges'

const KINDS = { domestic: 'Domestic', export: 'Export', import: 'Import' }

/** A surcharge as people read it, part by part. */
export type SurchargeWords = Record<
  'Name' | 'Kind' | 'Price' | 'Courier' | 'Lane' | 'Parcels' | 'Dates',
  string
>

const FACTS = { catalogue, places: knownPlaces }

/** How to say those of today, with couriers and places by their names; in a transaction, as it sees them. */
export async function surchargeWords(client?: QueryClientContract) {
  return surchargeWordsWith(await together(FACTS, client))
}

export function surchargeWordsWith({
  catalogue: sold,
  places,
}: ValuesOf<typeof FACTS>): (surcharge: Surcharge) => SurchargeWords {
  const placed = (country: string | null, state: string | null) => {
    if (state !== null) return places.state(`NG_${state}`)?.name ?? state
    return country === null ? null : (places.country(country)?.name ?? country)
  }
  return (surcharge) => ({
    Name: surcharge.name,
    Kind: SURCHARGE_NAMES[surcharge.kind],
    Price: priceOf(surcharge),
    Courier: surcharge.courierCode ? sold.courier(surcharge.courierCode).name : 'All couriers',
    Lane: laneOf(surcharge, placed),
    Parcels: parcelsOf(surcharge),
    Dates: datesOf(surcharge),
  })
}

/** What these parts were and are, a sentence for each that differs. */
export function becomes(
  before: SurchargeWords,
  after: SurchargeWords,
  parts: readonly (keyof SurchargeWords)[]
): string[] {
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => `${part}: ${before[part]} becomes ${after[part]}`)
}

function priceOf({ basisPoints, amountKobo }: Surcharge): string {
  return basisPoints === null ? formatKobo(amountKobo) : `${basisPoints / 100}%`
}

type Placed = (country: string | null, state: string | null) => string | null

/** `Export from Lagos to Ghana`. */
function laneOf(surcharge: Surcharge, placed: Placed): string {
  const from = placed(surcharge.originCountry, surcharge.originState)
  const to = placed(surcharge.destinationCountry, surcharge.destinationState)
  const parts = [
    surcharge.shipmentKind && KINDS[surcharge.shipmentKind],
    from && `from ${from}`,
    to && `to ${to}`,
  ]
  const words = parts.filter(Boolean).join(' ')
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'All lanes'
}

function parcelsOf({ aboveGrams, endGrams, longerThanCm }: Surcharge): string {
  const words = [
    ...(aboveGrams > 0 ? [`above ${formatKg(aboveGrams)}`] : []),
    ...(endGrams === null ? [] : [`up to ${formatKg(endGrams)}`]),
    ...(longerThanCm === null ? [] : [`longest side over ${longerThanCm} cm`]),
  ].join(', ')
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'All parcels'
}

function datesOf({ startsOn, endsOn }: Surcharge): string {
  if (startsOn && endsOn) return `${dayWords(startsOn)} to ${dayWords(endsOn)}`
  if (startsOn) return `From ${dayWords(startsOn)}`
  return endsOn ? `Until ${dayWords(endsOn)}` : 'Always'
}

/** `20 Nov 2026` */
export function dayWords(day: string): string {
  return dateText(DateTime.fromISO(day, { zone: LAGOS }))
}

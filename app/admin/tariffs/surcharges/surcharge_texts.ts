import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { readSnapshots, type ValuesOf } from '#shared/database/snapshot'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { catalogue } from '#shipping/pricing/catalogue'
import { knownPlaces } from '#shipping/places/known_places'
import { formatWeightKg } from '#shipping/pricing/format_price'
import { SURCHARGE_NAMES } from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import type { TariffSurcharge } from '#shipping/pricing/surcharges/calculate_surcharges'

const SHIPMENT_KIND_LABELS = { domestic: 'Domestic', export: 'Export', import: 'Import' }

export type SurchargeTexts = Record<
  'Name' | 'Kind' | 'Price' | 'Courier' | 'Lane' | 'Parcels' | 'Dates',
  string
>

const SURCHARGE_FACTS = { catalogue, places: knownPlaces }

/** Loads the names of couriers and places, which `createSurchargeTexts` puts into sentences. */
export async function loadSurchargeTexts(client?: QueryClientContract) {
  return createSurchargeTexts(await readSnapshots(SURCHARGE_FACTS, client))
}

export function createSurchargeTexts({
  catalogue: sold,
  places,
}: ValuesOf<typeof SURCHARGE_FACTS>): (surcharge: TariffSurcharge) => SurchargeTexts {
  const placed = (country: string | null, state: string | null) => {
    if (state !== null) return places.state(`NG_${state}`)?.name ?? state
    return country === null ? null : (places.country(country)?.name ?? country)
  }
  return (surcharge) => ({
    Name: surcharge.name,
    Kind: SURCHARGE_NAMES[surcharge.kind],
    Price: surchargePriceText(surcharge),
    Courier: surcharge.courierCode ? sold.courier(surcharge.courierCode).name : 'All couriers',
    Lane: surchargeLaneText(surcharge, placed),
    Parcels: surchargeParcelsText(surcharge),
    Dates: surchargeDatesText(surcharge),
  })
}

function surchargePriceText({ basisPoints, amountKobo }: TariffSurcharge): string {
  return basisPoints === null ? formatKobo(amountKobo) : `${basisPoints / 100}%`
}

type PlaceNamer = (country: string | null, state: string | null) => string | null

/** Returns texts such as `Export from Lagos to Ghana`. */
function surchargeLaneText(surcharge: TariffSurcharge, placed: PlaceNamer): string {
  const from = placed(surcharge.originCountry, surcharge.originState)
  const to = placed(surcharge.destinationCountry, surcharge.destinationState)
  const parts = [
    surcharge.shipmentKind && SHIPMENT_KIND_LABELS[surcharge.shipmentKind],
    from && `from ${from}`,
    to && `to ${to}`,
  ]
  const words = parts.filter(Boolean).join(' ')
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'All lanes'
}

function surchargeParcelsText({ aboveGrams, endGrams, longerThanCm }: TariffSurcharge): string {
  const words = [
    ...(aboveGrams > 0 ? [`above ${formatWeightKg(aboveGrams)}`] : []),
    ...(endGrams === null ? [] : [`up to ${formatWeightKg(endGrams)}`]),
    ...(longerThanCm === null ? [] : [`longest side over ${longerThanCm} cm`]),
  ].join(', ')
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'All parcels'
}

function surchargeDatesText({ startsOn, endsOn }: TariffSurcharge): string {
  if (startsOn && endsOn) return `${surchargeDayText(startsOn)} to ${surchargeDayText(endsOn)}`
  if (startsOn) return `From ${surchargeDayText(startsOn)}`
  return endsOn ? `Until ${surchargeDayText(endsOn)}` : 'Always'
}

export function surchargeDayText(day: string): string {
  return formatLagosDate(DateTime.fromISO(day, { zone: LAGOS_ZONE }))
}

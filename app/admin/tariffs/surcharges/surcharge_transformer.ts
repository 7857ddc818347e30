import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { lagosToday } from '#shared/time/lagos_time'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import type { SurchargeTexts } from '#admin/tariffs/surcharges/surcharge_texts'
import { kilograms } from '#shared/numbers/rules/weight'
import { percent } from '#shared/numbers/rules/decimal'

/** Uses the request's format: a place is a country such as `GB`, or a state such as `NG_LA`. */
export default class SurchargeTransformer extends BaseTransformer<SurchargeRow> {
  constructor(
    resource: SurchargeRow,
    private words: (surcharge: SurchargeRow) => SurchargeTexts
  ) {
    super(resource)
  }

  toObject() {
    const surcharge = this.resource
    const { basisPoints, amountKobo, endGrams } = surcharge
    return {
      ...this.pick(surcharge, ['id', 'name', 'kind', 'version', 'startsOn', 'endsOn']),
      percent: basisPoints === null ? null : percent(basisPoints),
      amount: naira(amountKobo),
      courier: surcharge.courierCode,
      lane: surcharge.shipmentKind,
      origin: toPlaceCode(surcharge.originCountry, surcharge.originState),
      destination: toPlaceCode(surcharge.destinationCountry, surcharge.destinationState),
      aboveWeight: kilograms(surcharge.aboveGrams),
      endWeight: kilograms(endGrams),
      longerThan: surcharge.longerThanCm,
      state: surchargeState(surcharge),
    }
  }

  forPage() {
    const { Kind, Price, Courier, Lane, Parcels, Dates } = this.words(this.resource)
    return {
      ...this.toObject(),
      kindText: Kind,
      priceText: Price,
      courierText: Courier,
      laneText: Lane,
      parcelsText: Parcels,
      datesText: Dates,
    }
  }
}

function toPlaceCode(country: string | null, state: string | null): string | null {
  return state === null ? country : `NG_${state}`
}

function surchargeState({ startsOn, endsOn }: SurchargeRow): 'active' | 'upcoming' | 'ended' {
  const today = lagosToday()
  if (startsOn !== null && startsOn > today) return 'upcoming'
  return endsOn !== null && endsOn < today ? 'ended' : 'active'
}

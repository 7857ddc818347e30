import { DateTime } from 'luxon'
import { kobo } from '#shared/money/rules/money'
import { DomainError, type FieldProblem } from '#shared/errors/domain_error'
import { type Catalogue, catalogue } from '#shipping/pricing/catalogue'
import { type KnownPlaces, knownPlaces } from '#shipping/places/known_places'
import { surchargeProblems } from '#admin/tariffs/surcharges/rules/surcharge_rules'
import type { EnteredSurcharge } from '#admin/tariffs/surcharges/surcharge_validator'
import { grams } from '#shared/numbers/rules/weight'

/** Limited, because every price calculation tests all surcharges of the tariff. */
export const MAX_SURCHARGES = 500

export class SurchargeRefused extends DomainError {
  constructor(problems: FieldProblem[]) {
    super('E_SURCHARGE_REFUSED', problems[0]!.message, problems[0]!.field, problems)
  }
}

export type SurchargeDraft = ReturnType<typeof toSurchargeDraft>

/** Throws SurchargeRefused with the fields. */
export async function validateSurcharge(entered: EnteredSurcharge): Promise<SurchargeDraft> {
  const problems = [
    ...surchargeProblems(entered),
    ...unknownChoiceProblems(entered, await catalogue.current(), await knownPlaces.current()),
  ]
  if (problems.length) throw new SurchargeRefused(problems)
  return toSurchargeDraft(entered)
}

function toSurchargeDraft(entered: EnteredSurcharge) {
  const { percent, amount, aboveWeight, endWeight, startsOn, endsOn } = entered
  const [origin, destination] = [
    parsePlaceCode(entered.origin),
    parsePlaceCode(entered.destination),
  ]
  return {
    name: entered.name,
    kind: entered.kind,
    basisPoints: percent ? Math.round(percent * 100) : null,
    amountKobo: amount ? kobo(amount) : null,
    courierCode: entered.courier || null,
    shipmentKind: entered.lane ?? null,
    originCountry: origin.country,
    originState: origin.state,
    destinationCountry: destination.country,
    destinationState: destination.state,
    aboveGrams: grams(aboveWeight ?? 0),
    endGrams: endWeight ? grams(endWeight) : null,
    longerThanCm: entered.longerThan ?? null,
    startsOn: startsOn ? DateTime.fromISO(startsOn) : null,
    endsOn: endsOn ? DateTime.fromISO(endsOn) : null,
  }
}

/** A state key such as `NG_LA` includes its country. */
function parsePlaceCode(code: string | null | undefined) {
  if (!code) return { country: null, state: null }
  const [country, state] = code.split('_')
  return { country: country!, state: state ?? null }
}

function unknownChoiceProblems(
  { courier, origin, destination }: EnteredSurcharge,
  sold: Catalogue,
  places: KnownPlaces
): FieldProblem[] {
  const isKnown = (code: string | null | undefined) =>
    !code || (code.includes('_') ? places.state(code) : places.country(code))
  const isSold = !courier || sold.couriers.some(({ code }) => code === courier)
  return [
    ...(isSold ? [] : [{ field: 'courier', label: 'Courier' }]),
    ...(isKnown(origin) ? [] : [{ field: 'origin', label: 'From' }]),
    ...(isKnown(destination) ? [] : [{ field: 'destination', label: 'To' }]),
  ].map(({ field, label }) => ({ field, message: `"${label}" is not one of the choices` }))
}

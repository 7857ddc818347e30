/** Stored with a booking in place of a missing foreign postal code. */
export const NO_POSTAL_CODE = '0000'

/** Countries without postal codes, or for which `postcode-validator` has no usable pattern. */
const WITHOUT_POSTAL_CODES = new Set(
  (
    'AE AG AO AQ AW BB BF BH BI BJ BO BQ BS BV BW BZ CD CF CG CI CM CW DJ DM EC ER FJ GA GD GH GM GQ GY ' +
    'HK HN JM KI KM KN KP LB LC LY ML MO MR MS MU MW NI NR NU PS QA RW SB SC SL SR SS ST SX SY TD TF TG ' +
    'TK TL TO TT TV UG VU WS YE ZW'
  ).split(' ')
)

export function hasNoPostalCodes(country: string): boolean {
  return WITHOUT_POSTAL_CODES.has(country)
}

/** Stored with a booking in place of a state that couriers do not need. */
export const NO_STATE = 'none'

/** Countries where couriers need the state; elsewhere it may be `NO_STATE`. */
const WITH_STATES = ['NG', 'US', 'CA']

export function needsState(country: string): boolean {
  return WITH_STATES.includes(country)
}

/** Null for `NO_STATE`. */
export function stateKeyOf(state: string): string | null {
  return state && state !== NO_STATE ? state : null
}

/** True if a city must be typed: Nigeria lists its own, city states and emirates imply theirs. */
export function needsCity(country: string): boolean {
  return !['', 'NG', 'AE'].includes(country) && !(country in CITY_STATES)
}

export const CITY_STATES: Record<string, string> = {
  HK: 'Hong Kong',
  MO: 'Macau',
  SG: 'Singapore',
  MC: 'Monaco',
  VA: 'Vatican City',
  GI: 'Gibraltar',
}

/** What stands in a booking abroad where there is no postal code. */
export const NO_POSTAL_CODE = '0000'

/** Where the post has no codes, or delivers without: those without a pattern in `postcode-validator`, or with one that nothing fits. */
const WITHOUT_POSTAL_CODES = new Set(
  (
    'AE AG AO AQ AW BB BF BH BI BJ BO BQ BS BV BW BZ CD CF CG CI CM CW DJ DM EC ER FJ GA GD GH GM GQ GY ' +
    'HK HN JM KI KM KN KP LB LC LY ML MO MR MS MU MW NI NR NU PS QA RW SB SC SL SR SS ST SX SY TD TF TG ' +
    'TK TL TO TT TV UG VU WS YE ZW'
  ).split(' ')
)

/** Whether nobody has to say a postal code there. */
export function hasNoPostalCodes(country: string): boolean {
  return WITHOUT_POSTAL_CODES.has(country)
}

/** What stands for the state where couriers deliver without one, and nobody there writes it. */
export const NO_STATE = 'none'

/** Where couriers deliver by the state; elsewhere it may be `NO_STATE`. */
const WITH_STATES = ['NG', 'US', 'CA']

export function needsState(country: string): boolean {
  return WITH_STATES.includes(country)
}

/** The key of a state, or null where there is none. */
export function stateKeyOf(state: string): string | null {
  return state && state !== NO_STATE ? state : null
}

/** Whether a booking names the city: abroad, unless the country or its state is one. At home it comes from a list. */
export function needsCity(country: string): boolean {
  return !['', 'NG', 'AE'].includes(country) && !(country in CITY_STATES)
}

/** Countries that are one city. */
export const CITY_STATES: Record<string, string> = {
  ...{ HK: 'Hong Kong', MO: 'Macau', SG: 'Singapore', MC: 'Monaco', VA: 'Vatican City' },
  GI: 'Gibraltar',
}

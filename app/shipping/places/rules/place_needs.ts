/** What stands in a booking abroad where there is no postal code. */
export const NO_POSTAL_CODE = '0000'

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

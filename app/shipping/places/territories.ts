import { parsePostalCode } from '#shipping/places/postal_codes'

/** Parts of the United States that couriers treat as countries. */
const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW', 'UM']

/** Each has a pattern of its own among the British postal codes. */
const CROWN_DEPENDENCIES = ['JE', 'GG', 'IM']

interface Located {
  country: string
  stateKey: string | null
  postalCode?: string | null
}

/** Returns the couriers' country of a place, such as Puerto Rico instead of the United States. */
export function courierCountry({ country, stateKey, postalCode }: Located): string {
  const state = stateKey?.replace(/^US_/, '') ?? ''
  if (country === 'US' && TERRITORIES.includes(state)) return state
  const parts = { US: TERRITORIES, GB: CROWN_DEPENDENCIES }[country] ?? []
  const code = postalCode?.trim()
  return parts.find((one) => code && parsePostalCode(one, code).isRight) ?? country
}

const MILITARY_STATES = ['US_AA', 'US_AE', 'US_AP']

export function isMilitary(place: Located & { cityName?: string | null }): boolean {
  const { country, stateKey, postalCode, cityName } = place
  if (country !== 'US') return false
  return (
    MILITARY_STATES.includes(stateKey ?? '') ||
    /^(340|09\d|96[2-6])\d{2}/.test(postalCode?.trim() ?? '') ||
    /^\s*(APO|FPO|DPO)\b/i.test(cityName ?? '')
  )
}

import {
  isHomeCountry,
  recipientChoices,
  withAddress,
  withCountry,
  type AddressEntry,
  type BookingForm,
} from './form_model.js'
import { matchesAddress } from './form_defaults.js'
import {
  isPackageStarted,
  changeWorkingPackage,
} from '#shipping/booking/components/packages/packages_model'
import type { BookingScreen, RatePrefill, AddressSide } from './booking_types.js'

export type PrefillChoices = Pick<BookingScreen, 'countries' | 'recipientCountries' | 'remembered'>

/** Replaces the places of an untouched form; otherwise fills only empty fields. */
export function applyRatePrefill(
  form: BookingForm,
  ratePrefill: RatePrefill,
  choices: PrefillChoices
): BookingForm {
  const isFresh = isFormUntouched(form, choices)
  const sent = applyPrefillPlace(form, 'origin', ratePrefill, choices, isFresh)
  return applyPrefillMeasures(
    applyPrefillPlace(sent, 'destination', ratePrefill, choices, isFresh),
    ratePrefill
  )
}

/** True while the form holds at most the user's default addresses and no package. */
export function isFormUntouched(form: BookingForm, { remembered }: PrefillChoices): boolean {
  const { origin, destination, packages, working } = form
  const hasParcel = packages.length > 0 || isPackageStarted(working)
  const isUsual = remembered.sender !== null && matchesAddress(origin, remembered.sender)
  const isAnywhere = !destination.country || destination.country === remembered.country
  const isForUsual =
    remembered.recipient !== null && matchesAddress(destination, remembered.recipient)
  const goesNowhere = isForUsual || (isBlank(destination) && isAnywhere)
  return !hasParcel && (isUsual || isBlank(origin)) && goesNowhere
}

export function matchesPrefillOrigin(
  { remembered: { sender } }: PrefillChoices,
  { origin }: RatePrefill
): boolean {
  const fits = (asked: string, has: string | null) => !asked || asked === has
  if (!sender || !fits(origin.country, sender.country)) return false
  return fits(origin.state, sender.state) && fits(origin.city, sender.city)
}

export function hasOtherRoute(form: BookingForm, ratePrefill: RatePrefill): boolean {
  return (['origin', 'destination'] as const).some((side) => {
    const { country, state } = ratePrefill[side]
    const differs = (asked: string, has: string) => asked !== '' && has !== '' && asked !== has
    return differs(country, form[side].country) || differs(state, form[side].state)
  })
}

function isBlank({ state, city, cityName, address }: AddressEntry): boolean {
  return !state && !city && !cityName && !address
}

function applyPrefillPlace(
  form: BookingForm,
  side: AddressSide,
  ratePrefill: RatePrefill,
  choices: PrefillChoices,
  isFresh: boolean
): BookingForm {
  const wanted = ratePrefill[side]
  if (!wanted.country || !isCountryOffered(form, side, wanted.country, choices)) return form
  const moved = isFresh || !form[side].country ? withCountry(form, side, wanted.country) : form
  const entry = moved[side]
  if (entry.country !== wanted.country || !wanted.state) return moved
  const { state, stateName } = entry.state ? entry : wanted
  const takesCity = state === wanted.state && isHomeCountry(entry.country) && !entry.cityName
  const { city, cityName } = takesCity ? wanted : entry
  return withAddress(moved, side, { state, stateName, city, cityName })
}

function isCountryOffered(
  form: BookingForm,
  side: AddressSide,
  country: string,
  choices: PrefillChoices
): boolean {
  const offered =
    side === 'origin' ? choices.countries : recipientChoices(form.origin.country, choices)
  return offered.some(({ value }) => value === country)
}

/** Does nothing if the form has a package: the rates page's measures may be of another one. */
function applyPrefillMeasures(form: BookingForm, ratePrefill: RatePrefill): BookingForm {
  const { working, packages } = form
  if (packages.length > 0 || working.updating !== null) return form
  const { weight, length, width, height } = ratePrefill
  const hasSize = Boolean(working.length || working.width || working.height)
  return changeWorkingPackage(form, {
    weight: working.weight || weight,
    ...(hasSize || working.expressBoxId ? {} : { length, width, height }),
  })
}

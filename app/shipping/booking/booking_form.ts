import type { Caller } from '#identity/sessions/caller'
import { naira } from '#shared/money/rules/money'
import { bookingFacts } from '#shipping/booking/booking_facts'
import { recipientCountryCodes } from '#shipping/booking/booking_settings'
import { defaultExportReason } from '#shipping/shipment/rules/export_declaration'
import {
  loadChargeSettings,
  loadInsuranceList,
  maxDeclaredValueKobo,
} from '#shipping/pricing/pricing_settings'
import { loadPickupCalendar } from '#shipping/booking/submission_check'

export async function loadBookingChoices() {
  const facts = await bookingFacts()
  const { places, settings, catalogue, dangerousGoods } = facts
  const { categories } = catalogue
  const recipientCodes = await recipientCountryCodes(facts)
  const countryOptions = places.countries.map(({ code, name }) => ({ value: code, label: name }))
  return {
    calendar: await loadPickupCalendar(settings),
    countries: countryOptions,
    recipientCountries: recipientCodes.flatMap(
      (code) => countryOptions.find(({ value }) => value === code) ?? []
    ),
    nigerianStates: places.statesOf('NG').map(({ key, name }) => ({ value: key, label: name })),
    categories: categories.map(({ id, name }) => ({ value: id, label: name })),
    documentCategories: categories.filter(({ contents }) => contents).map(({ id }) => id),
    dangerousGoods,
    largestValue: naira(await maxDeclaredValueKobo.get(settings)),
  }
}

/** Fees of the optional services, in naira; a negative signature fee means "not available". */
export async function loadServiceFees() {
  const [insurances, settings] = await Promise.all([loadInsuranceList(), loadChargeSettings()])
  return {
    insuranceList: insurances,
    signatureServiceFee: naira(settings.signatureFeeKobo),
    dropOffAmountForLocal: naira(settings.dropOffFeesKobo.local),
    dropOffAmountForInternational: naira(settings.dropOffFeesKobo.international),
  }
}

/** The browser stores a separate draft for each organization the user acts for. */
export function bookingSender({ user, organization, isBookingStaff }: Caller) {
  return {
    isStaff: isBookingStaff,
    exportReason: defaultExportReason(organization.isBusiness),
    draftKey: `booking:${organization.id}`,
    sender: {
      fullname: user.fullName,
      email: user.email,
      phoneNumber: user.phoneNumber ?? '',
    },
  }
}

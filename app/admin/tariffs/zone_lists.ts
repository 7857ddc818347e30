import { continentOptions, regionOptions } from '#shipping/places/place_options'
import type { ZoneKind } from '#shipping/places/zone'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import { listBillingGroupChoices } from '#admin/organizations/billing_groups'
import Country from '#shipping/places/country'
import Courier from '#shipping/pricing/models/courier'

const ALPHABET = new Intl.Collator('en')

export async function loadZoneLists(kind: ZoneKind, shownCourier: string) {
  const isAbroad = isInternational(kind)
  const [couriers, countries, billingGroups, region, continent] = await Promise.all([
    couriersFor(kind, shownCourier),
    Country.query().select('code', 'name'),
    listBillingGroupChoices(),
    isAbroad ? regionOptions() : [],
    isAbroad ? continentOptions() : [],
  ])
  const named = countries.toSorted((one, other) => ALPHABET.compare(one.name, other.name))
  // Import zones may have any destination; other zones start in Nigeria, which comes first.
  const ordered = kind === 'import' ? named : nigeriaFirst(named)
  return {
    couriers: optionsOf(couriers),
    countries: optionsOf(ordered),
    billingGroups,
    places: isAbroad
      ? [
          { geography: 'country', options: optionsOf(named) },
          { geography: 'region', options: region },
          { geography: 'continent', options: continent },
        ]
      : null,
  }
}

function optionsOf(named: { code: string; name: string }[]) {
  return named.map(({ code, name }) => ({ value: code, label: name }))
}

const SERVES = {
  export: 'servesExport',
  import: 'servesImport',
  local: 'servesDomestic',
  city: 'servesDomestic',
} as const

/** Couriers that serve the kind, and the one whose zones are shown. */
function couriersFor(kind: ZoneKind, shown: string) {
  return Courier.query().where(SERVES[kind], true).orWhere('code', shown).orderBy('name')
}

function nigeriaFirst(countries: Country[]): Country[] {
  return countries.toSorted((one, other) => Number(other.code === 'NG') - Number(one.code === 'NG'))
}

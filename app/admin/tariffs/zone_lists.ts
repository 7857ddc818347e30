import type { ZoneKind } from '#shipping/places/zone'
import BillingGroup from '#shipping/pricing/models/billing_group'
import Country from '#shipping/places/country'
import Courier from '#shipping/pricing/models/courier'

const ALPHABET = new Intl.Collator('en')

/** What the dialogs of a zone screen choose from before anybody has chosen anything. */
export async function zoneLists(kind: ZoneKind) {
  const [couriers, countries, groups] = await Promise.all([
    couriersFor(kind),
    Country.query().select('code', 'name'),
    BillingGroup.query().where('active', true).orderBy('name'),
  ])
  const named = countries.toSorted((one, other) => ALPHABET.compare(one.name, other.name))
  // A parcel that comes in may go to any country; one that leaves is from ours, so ours is first.
  const ordered = kind === 'import' ? named : homeFirst(named)
  return {
    couriers: couriers.map(({ code, name }) => ({ value: code, label: name })),
    countries: ordered.map(({ code, name }) => ({ value: code, label: name })),
    billingGroups: groups.map(({ id, name }) => ({ value: id, label: name })),
  }
}

function couriersFor(kind: ZoneKind) {
  const query = Courier.query().orderBy('name')
  if (kind === 'export') return query.where('servesExport', true)
  if (kind === 'import') return query.where('servesImport', true)
  return query.where('servesDomestic', true)
}

function homeFirst(countries: Country[]): Country[] {
  return countries.toSorted((one, other) => Number(other.code === 'NG') - Number(one.code === 'NG'))
}

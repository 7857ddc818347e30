import type { ZoneKind } from '#shipping/places/zone'
import { GEOGRAPHY_NAMES } from '#admin/tariffs/zones/zone_transformer'
import { becomes, type Fact, saidOf } from '#admin/tariffs/versions/comparing/fact'
import type { ZoneNames } from '#admin/tariffs/versions/comparing/zone_names'
import type { ZoneContents } from '#admin/tariffs/versions/zone_contents'

/** The Nigerian end, as it is called on the screens of each kind. */
const HOME: Record<ZoneKind, string> = {
  export: 'Origin country',
  import: 'Destination country',
  local: 'Country',
  city: 'Country',
}

/** What a zone is that comes or goes: whose, where and for whom. Its description is its title. */
export function factsOf(zone: ZoneContents, names: ZoneNames, isNew: boolean): Fact[] {
  const { origins, destinations } = zone
  const places = [
    { side: 'Origins', codes: origins },
    { side: 'Destinations', codes: destinations },
  ].filter(({ codes }) => codes.length > 0)
  return [
    ...partsOf(zone, names).flatMap(([part, said]) =>
      said === null ? [] : saidOf(part, said, isNew)
    ),
    ...places.map(({ side, codes }) => saidOf(side, names.members(zone, codes), isNew)),
  ]
}

/** What becomes of one that stays. */
export function changedFacts(old: ZoneContents, now: ZoneContents, names: ZoneNames): Fact[] {
  const [before, after] = [partsOf(old, names), partsOf(now, names)]
  return [
    ...becomes('Description', old.description, now.description),
    ...after.flatMap(([part, said], index) => becomes(part, before[index]![1], said)),
    ...comeAndGone('Origins', { old, now, names, codesOf: ({ origins }) => origins }),
    ...comeAndGone('Destinations', { old, now, names, codesOf: (zone) => zone.destinations }),
  ]
}

/** Null is what a zone of its kind does not have. */
function partsOf(zone: ZoneContents, names: ZoneNames): [part: string, said: string | null][] {
  return [
    ['Courier', names.courier(zone)],
    [HOME[zone.kind], names.country(zone.countryCode)],
    ['State', names.state(zone)],
    ['Geography', zone.geography && GEOGRAPHY_NAMES[zone.geography]],
    ['Billing group', names.group(zone) ?? 'everybody'],
  ]
}

type Members = {
  old: ZoneContents
  now: ZoneContents
  names: ZoneNames
  codesOf: (zone: ZoneContents) => readonly string[]
}

function comeAndGone(what: string, { old, now, names, codesOf }: Members): Fact[] {
  const come = codesOf(now).filter((code) => !codesOf(old).includes(code))
  const gone = codesOf(old).filter((code) => !codesOf(now).includes(code))
  return [
    ...(come.length ? [saidOf(`${what} added`, names.members(now, come), true)] : []),
    ...(gone.length ? [saidOf(`${what} removed`, names.members(old, gone), false)] : []),
  ]
}

import type { ZoneKind } from '#shipping/places/zone'
import { GEOGRAPHY_NAMES } from '#admin/tariffs/zones/rules/zone_kinds'
import {
  diffFact,
  type ChangeFact,
  addedOrRemovedFact,
} from '#admin/tariffs/versions/comparison/change_fact'
import type { ZoneNames } from '#admin/tariffs/versions/comparison/zone_names'
import type { ZoneContents } from '#admin/tariffs/versions/zone_contents'

const HOME_COUNTRY_LABELS: Record<ZoneKind, string> = {
  export: 'Origin country',
  import: 'Destination country',
  local: 'Country',
  city: 'Country',
}

/** Describes an added or removed zone without its description, which is the title. */
export function zoneFacts(zone: ZoneContents, names: ZoneNames, isNew: boolean): ChangeFact[] {
  const { origins, destinations } = zone
  const places = [
    { side: 'Origins', codes: origins },
    { side: 'Destinations', codes: destinations },
  ].filter(({ codes }) => codes.length > 0)
  return [
    ...zoneFactParts(zone, names).flatMap(([part, value]) =>
      value === null ? [] : addedOrRemovedFact(part, value, isNew)
    ),
    ...places.map(({ side, codes }) => addedOrRemovedFact(side, names.members(zone, codes), isNew)),
  ]
}

export function changedZoneFacts(
  old: ZoneContents,
  now: ZoneContents,
  names: ZoneNames
): ChangeFact[] {
  const [before, after] = [zoneFactParts(old, names), zoneFactParts(now, names)]
  return [
    ...diffFact('Description', old.description, now.description),
    ...after.flatMap(([part, value], index) => diffFact(part, before[index]![1], value)),
    ...memberChangeFacts('Origins', { old, now, names, codesOf: ({ origins }) => origins }),
    ...memberChangeFacts('Destinations', { old, now, names, codesOf: (zone) => zone.destinations }),
  ]
}

/** Null if zones of this kind have no such part. */
function zoneFactParts(
  zone: ZoneContents,
  names: ZoneNames
): [part: string, value: string | null][] {
  return [
    ['Courier', names.courier(zone)],
    [HOME_COUNTRY_LABELS[zone.kind], names.country(zone.countryCode)],
    ['State', names.state(zone)],
    ['Geography', zone.geography && GEOGRAPHY_NAMES[zone.geography]],
    ['Billing group', names.group(zone) ?? 'everybody'],
  ]
}

type MemberSides = {
  old: ZoneContents
  now: ZoneContents
  names: ZoneNames
  codesOf: (zone: ZoneContents) => readonly string[]
}

function memberChangeFacts(what: string, { old, now, names, codesOf }: MemberSides): ChangeFact[] {
  const come = codesOf(now).filter((code) => !codesOf(old).includes(code))
  const gone = codesOf(old).filter((code) => !codesOf(now).includes(code))
  return [
    ...(come.length ? [addedOrRemovedFact(`${what} added`, names.members(now, come), true)] : []),
    ...(gone.length
      ? [addedOrRemovedFact(`${what} removed`, names.members(old, gone), false)]
      : []),
  ]
}

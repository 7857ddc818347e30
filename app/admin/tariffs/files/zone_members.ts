import type { Geography } from '#shipping/places/zone'
import type { KnownCodes } from '#admin/tariffs/files/known_codes'
import { zoneScope } from '#admin/tariffs/files/zone_name'
import type { ZoneName } from '#admin/tariffs/files/zone_name'

export type ZoneFileRow = ZoneName & {
  row: number
  geography: Geography | null
  billingGroup: string | null
  origins: string[]
  destinations: string[]
}

type MemberList = 'origins' | 'destinations'

const CODE_LISTS: Record<Exclude<Geography, 'all'>, 'countries' | 'regions' | 'continents'> = {
  country: 'countries',
  region: 'regions',
  continent: 'continents',
}

export function memberProblems(line: ZoneFileRow, known: KnownCodes): string[] {
  switch (line.kind) {
    case 'export':
      return internationalMemberProblems(line, 'destinations', 'origins', known)
    case 'import':
      return internationalMemberProblems(line, 'origins', 'destinations', known)
    case 'local':
      return domesticMemberProblems(line, 'state', (code) =>
        known.states.has(`${line.countryCode}_${code}`)
      )
    case 'city':
      return domesticMemberProblems(line, 'city', (code) =>
        known.cities.has(`${line.countryCode}_${line.stateCode} ${code}`)
      )
    default:
      return []
  }
}

function internationalMemberProblems(
  line: ZoneFileRow,
  side: MemberList,
  other: MemberList,
  known: KnownCodes
): string[] {
  const problems = line[other].length ? [`an ${line.kind} zone must leave ${other} empty`] : []
  if (line.geography === 'all') {
    return line[side].length ? [...problems, `a zone for "all" must leave ${side} empty`] : problems
  }
  const list = line.geography && CODE_LISTS[line.geography]
  return list
    ? [...problems, ...sideProblems(line, side, line.geography!, (code) => known[list].has(code))]
    : problems
}

function domesticMemberProblems(
  line: ZoneFileRow,
  what: string,
  isKnown: (code: string) => boolean
): string[] {
  return [
    ...sideProblems(line, 'origins', what, isKnown),
    ...sideProblems(line, 'destinations', what, isKnown),
  ]
}

function sideProblems(
  line: ZoneFileRow,
  side: MemberList,
  what: string,
  isKnown: (code: string) => boolean
): string[] {
  const codes = line[side]
  if (!codes.length) return [`the ${side} are missing`]
  const unknown = codes.filter((code) => !isKnown(code))
  const twice = codes.filter((code, index) => codes.indexOf(code) < index)
  return [
    ...unknown.map((code) => `${side}: there is no ${what} "${code}"`),
    ...twice.map((code) => `${side}: "${code}" is listed twice`),
  ]
}

/** Warns about equally specific zones that share a route: only the earlier one prices it. */
export function findAmbiguousZones(file: string, lines: readonly ZoneFileRow[]): string[] {
  const rivals = Map.groupBy(lines, (line) =>
    [zoneScope(line), line.geography, line.billingGroup].join('|')
  )
  return [...rivals.values()].flatMap((group) =>
    group.flatMap((line, index) =>
      group.slice(0, index).flatMap((earlier) => {
        const shared = sharedRoute(earlier, line)
        return shared === null
          ? []
          : [`${file} rows ${earlier.row} and ${line.row} both cover ${shared}`]
      })
    )
  )
}

function sharedRoute(one: ZoneFileRow, other: ZoneFileRow): string | null {
  const common = (side: MemberList) => one[side].find((code) => other[side].includes(code))
  if (one.geography === 'all') return 'all'
  if (one.geography) return common('origins') ?? common('destinations') ?? null
  const [from, to] = [common('origins'), common('destinations')]
  return from && to ? `${from} to ${to}` : null
}

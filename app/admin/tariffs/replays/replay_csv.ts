import { inSlices } from '#shared/database/slices'
import { naira } from '#shared/money/rules/money'
import { customerChanges } from '#admin/tariffs/replays/cheapest_changes'
import {
  dearerCustomers,
  replayParts,
  type ReplayPart,
  type ReplaySum,
} from '#admin/tariffs/replays/replay_sums'

const FIGURES = [
  ...['Shipments', 'Compared', 'Live Tariff', 'This Version'],
  ...['Difference', 'Difference %', 'Really Charged', 'Without a Price'],
]

export const CUSTOMER_COLUMNS = [
  'Customer',
  ...FIGURES.map((name) => name.replace('Difference', 'Pays More')),
]

export const CHANGE_COLUMNS = ['Customer', 'Cheapest Before', 'Cheapest After', 'Shipments']

const PARTS: Record<ReplayPart, string> = {
  ...{ courier: 'Courier', lane: 'Lane', weight: 'Weight', group: 'Billing Group' },
  customer: 'Customer',
}

export function totalColumns(part: ReplayPart): string[] {
  const margins = ['Cost Known', 'Margin before', 'Margin after']
  return [PARTS[part], ...FIGURES, 'Only in This Version', ...margins]
}

/** Plain sums, which each slice puts in order anew. */
export const CSV_SLICE = 1_000

/** Everybody who pays more, the most first; naira. */
export async function* dearerLines(replayId: number, limit = CSV_SLICE) {
  const read = (after: ReplaySum | null) => dearerCustomers(replayId, { limit, after })
  for await (const sum of inSlices(read, limit)) yield figuresOf(sum)
}

/** Every sum of a kind, the largest first; naira. A margin that nobody knows is empty and never nought. */
export async function* totalLines(replayId: number, part: ReplayPart, limit = CSV_SLICE) {
  const read = (after: ReplaySum | null) => replayParts(replayId, part, { limit, after })
  for await (const sum of inSlices(read, limit)) {
    const margin = (kobo: number) => (sum.known > 0 ? naira(kobo - sum.costKobo) : '')
    yield [
      ...[...figuresOf(sum), sum.gained, sum.known],
      ...[margin(sum.knownBeforeKobo), margin(sum.knownAfterKobo)],
    ]
  }
}

/** Everybody who gets another cheapest courier, a line for each pair of couriers. */
export async function* changeLines(replayId: number, limit = CSV_SLICE) {
  const read = (after: Parameters<typeof customerChanges>[1]['after']) =>
    customerChanges(replayId, { limit, after })
  for await (const { name, from, to, shipments } of inSlices(read, limit)) {
    yield [name, from ?? 'No price', to ?? 'No price', shipments]
  }
}

function figuresOf(sum: ReplaySum) {
  const { beforeKobo, afterKobo } = sum
  const more = afterKobo - beforeKobo
  return [
    ...[sum.name, sum.shipments, sum.compared, naira(beforeKobo), naira(afterKobo), naira(more)],
    beforeKobo > 0 ? Math.round((more * 10_000) / beforeKobo) / 100 : '',
    ...[naira(sum.chargedKobo), sum.lost],
  ]
}

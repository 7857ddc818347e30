import { readInChunks } from '#shared/database/chunked_reads'
import type { CsvColumns } from '#shared/http/csv_stream'
import { naira } from '#shared/money/rules/money'
import { type CustomerChange, listCustomerChanges } from '#admin/tariffs/replays/courier_changes'
import {
  listCustomersPayingMore,
  listReplayParts,
  type ReplayPart,
  type ReplaySum,
} from '#admin/tariffs/replays/replay_sums'

const PARTS: Record<ReplayPart, string> = {
  courier: 'Courier',
  lane: 'Lane',
  weight: 'Weight',
  group: 'Billing Group',
  customer: 'Customer',
}

const sumColumns = (name: string, difference: string): CsvColumns<ReplaySum> => ({
  [name]: (sum) => sum.name,
  'Shipments': ({ shipments }) => shipments,
  'Compared': ({ compared }) => compared,
  'Live Tariff': ({ beforeKobo }) => naira(beforeKobo),
  'This Version': ({ afterKobo }) => naira(afterKobo),
  [difference]: ({ beforeKobo, afterKobo }) => naira(afterKobo - beforeKobo),
  [`${difference} %`]: ({ beforeKobo, afterKobo }) =>
    beforeKobo > 0 ? Math.round(((afterKobo - beforeKobo) * 10_000) / beforeKobo) / 100 : null,
  'Really Charged': ({ chargedKobo }) => naira(chargedKobo),
  'Without a Price': ({ lost }) => lost,
})

export const CUSTOMER_COLUMNS = sumColumns('Customer', 'Pays More')

/** Leaves an unknown margin empty; zero would be wrong. */
export function totalColumns(part: ReplayPart): CsvColumns<ReplaySum> {
  const margin = ({ known, costKobo }: ReplaySum, kobo: number) =>
    known > 0 ? naira(kobo - costKobo) : null
  return {
    ...sumColumns(PARTS[part], 'Difference'),
    'Only in This Version': ({ gained }) => gained,
    'Cost Known': ({ known }) => known,
    'Margin before': (sum) => margin(sum, sum.knownBeforeKobo),
    'Margin after': (sum) => margin(sum, sum.knownAfterKobo),
  }
}

export const CHANGE_COLUMNS: CsvColumns<CustomerChange> = {
  'Customer': ({ name }) => name,
  'Cheapest Before': ({ from }) => from ?? 'No price',
  'Cheapest After': ({ to }) => to ?? 'No price',
  'Shipments': ({ shipments }) => shipments,
}

/** Larger than `CHUNK_SIZE`: rows are small, and PostgreSQL sorts them again for every chunk. */
export const CSV_CHUNK_SIZE = 1_000

export function streamCustomersPayingMore(
  id: number,
  limit = CSV_CHUNK_SIZE
): AsyncGenerator<ReplaySum> {
  return readInChunks((after) => listCustomersPayingMore(id, { limit, after }), limit)
}

export function streamReplayParts(
  id: number,
  part: ReplayPart,
  limit = CSV_CHUNK_SIZE
): AsyncGenerator<ReplaySum> {
  return readInChunks((after) => listReplayParts(id, part, { limit, after }), limit)
}

export function streamCourierChanges(
  id: number,
  limit = CSV_CHUNK_SIZE
): AsyncGenerator<CustomerChange> {
  return readInChunks((after) => listCustomerChanges(id, { limit, after }), limit)
}

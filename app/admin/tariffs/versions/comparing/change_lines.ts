import type { Difference } from '#shared/audit/audit_words'
import { formatKobo } from '#shared/money/rules/money'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { kg } from '#admin/tariffs/sheets/rules/rate_bands'
import { compareChanges, type ZoneDifference } from '#admin/tariffs/versions/comparing/comparing'
import type { Fact } from '#admin/tariffs/versions/comparing/fact'
import { surchargeDifferences } from '#admin/tariffs/versions/comparing/surcharge_differences'
import { zoneTitle } from '#admin/tariffs/versions/rules/version_rules'
import type { Changes } from '#admin/tariffs/versions/version_changes'

const MOST_LINES = 15

/** The first of what changes, part by part and rate by rate: surcharges before zones. */
export async function changeLines(
  trx: TransactionClientContract,
  changes: Changes
): Promise<Difference[]> {
  const surcharges = await surchargeDifferences(trx, changes.surcharges)
  const first = { page: 1, perPage: MOST_LINES, cells: MOST_LINES }
  const { differences } = await compareChanges(trx, changes, first)
  return [
    ...surcharges.flatMap(({ name, facts }) => facts.map(lineOf(`Surcharge "${name}"`))),
    ...differences.flatMap(zoneLines),
  ].slice(0, MOST_LINES)
}

function zoneLines({ zone, courierName, billingGroup, facts, cells }: ZoneDifference) {
  const title = zoneTitle({ ...zone, courierName, billingGroup })
  return [
    ...facts.map(lineOf(title)),
    ...cells.map(({ aboveGrams, endGrams, beforeKobo, afterKobo }) => ({
      field: `${title}, ${kg(aboveGrams)} to ${kg(endGrams)} kg`,
      before: rateText(beforeKobo),
      after: rateText(afterKobo),
    })),
  ]
}

const lineOf =
  (title: string) =>
  ({ what, before, after }: Fact): Difference => ({
    field: `${title}, ${what.toLowerCase()}`,
    before: before ?? NONE,
    after: after ?? NONE,
  })

const NONE = '--'

function rateText(kobo: number | null): string {
  return kobo === null ? NONE : formatKobo(kobo)
}

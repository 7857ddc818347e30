import type { FieldChange } from '#shared/audit/audit_text'
import { formatKobo } from '#shared/money/rules/money'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { weightKilogramsText } from '#admin/tariffs/sheets/rules/rate_bands'
import {
  compareChanges,
  type ZoneDifference,
} from '#admin/tariffs/versions/comparing/compare_versions'
import type { ChangeFact } from '#admin/tariffs/versions/comparing/change_fact'
import { loadSurchargeDifferences } from '#admin/tariffs/versions/comparing/surcharge_differences'
import { zoneTitle } from '#admin/tariffs/versions/rules/version_rules'
import type { VersionChanges } from '#admin/tariffs/versions/version_changes'

const MAX_SUMMARY_LINES = 15

export async function summarizeChanges(
  trx: TransactionClientContract,
  changes: VersionChanges
): Promise<FieldChange[]> {
  const surcharges = await loadSurchargeDifferences(trx, changes.surcharges)
  const first = { page: 1, perPage: MAX_SUMMARY_LINES, cells: MAX_SUMMARY_LINES }
  const { differences } = await compareChanges(trx, changes, first)
  return [
    ...surcharges.flatMap(({ name, facts }) => facts.map(toDifference(`Surcharge "${name}"`))),
    ...differences.flatMap(summarizeZone),
  ].slice(0, MAX_SUMMARY_LINES)
}

function summarizeZone({ zone, courierName, billingGroup, facts, cells }: ZoneDifference) {
  const title = zoneTitle({ ...zone, courierName, billingGroup })
  return [
    ...facts.map(toDifference(title)),
    ...cells.map(({ aboveGrams, endGrams, beforeKobo, afterKobo }) => ({
      field: `${title}, ${weightKilogramsText(aboveGrams)} to ${weightKilogramsText(endGrams)} kg`,
      before: rateOrNone(beforeKobo),
      after: rateOrNone(afterKobo),
    })),
  ]
}

const toDifference =
  (title: string) =>
  ({ what, before, after }: ChangeFact): FieldChange => ({
    field: `${title}, ${what.toLowerCase()}`,
    before: before ?? NO_VALUE,
    after: after ?? NO_VALUE,
  })

const NO_VALUE = '--'

function rateOrNone(kobo: number | null): string {
  return kobo === null ? NO_VALUE : formatKobo(kobo)
}

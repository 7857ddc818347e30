import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { loadCheckedSurcharges } from '#admin/tariffs/checks/checked_surcharges'
import { type CheckResult, runTariffChecks } from '#admin/tariffs/checks/run_tariff_checks'
import {
  CREATE_CHECK_TABLES,
  DROP_CHECK_TABLES,
  COPY_TO_CHECK_TABLES,
  COMPLETE_CHECK_TABLES,
} from '#admin/tariffs/checks/statements/checked_tables'
import { COUNT_CHECKED } from '#admin/tariffs/checks/statements/place_checks'
import { findLatestTariffNumber } from '#admin/tariffs/versions/tariff_drafts'
import {
  withPastTariff,
  withTariffVersion,
  type TariffId,
} from '#admin/tariffs/versions/tariff_scope'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

export type CheckedTariff = {
  /** The tariff in which staff fix the findings; null is the live tariff. */
  tariff: TariffId
  /** True for a draft or the live tariff: only these can still be fixed. */
  isOpen: boolean
  zones: number
  rates: number
  surcharges: number
  results: CheckResult[]
}

/**
 * Compares a draft with the live tariff, or a published version with the one before it. Findings
 * block nothing. Throws WrongVersionState for a discarded version.
 */
export async function checkVersion(version: TariffVersion): Promise<CheckedTariff> {
  version.requireKept()
  return db.transaction(async (trx) => {
    for (const sql of CREATE_CHECK_TABLES) await trx.rawQuery(sql)
    const isLive = version.number !== null && version.number === (await findLatestTariffNumber(trx))
    await copyBothTariffs(trx, version, isLive)
    for (const sql of COMPLETE_CHECK_TABLES) await trx.rawQuery(sql)
    const [read] = await queryRows<{ zones: number; rates: number }>(trx, COUNT_CHECKED)
    const surcharges = await loadCheckedSurcharges(trx, version)
    const results = await runTariffChecks(trx, surcharges)
    await trx.rawQuery(DROP_CHECK_TABLES)
    return {
      tariff: isLive ? null : version.id,
      isOpen: isLive || version.state === 'draft',
      ...read!,
      surcharges: surcharges.own.size,
      results,
    }
  })
}

async function copyBothTariffs(
  trx: TransactionClientContract,
  version: TariffVersion,
  isLive: boolean
) {
  const copy = (side: 'now' | 'before') => async () =>
    void (await trx.rawQuery(COPY_TO_CHECK_TABLES, { side }))
  const { number } = version
  await (isLive ? copy('now')() : withTariffVersion(trx, version, copy('now')))
  await (number === null ? copy('before')() : withPastTariff(trx, number - 1, copy('before')))
}

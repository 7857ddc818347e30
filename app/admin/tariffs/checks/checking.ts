import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { checkedSurcharges } from '#admin/tariffs/checks/checked_surcharges'
import { type CheckResult, findAll } from '#admin/tariffs/checks/all_findings'
import { CREATE, DROP, FILL, FINISH } from '#admin/tariffs/checks/statements/checked_tables'
import { READ } from '#admin/tariffs/checks/statements/place_checks'
import { latestNumber } from '#admin/tariffs/versions/drafting'
import { atNumber, inDraft, type TariffId } from '#admin/tariffs/versions/in_tariff'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

export type CheckedTariff = {
  /** Where findings are mended. */
  tariff: TariffId
  /** Whether they can be mended there: a draft, or what is live. */
  isOpen: boolean
  zones: number
  rates: number
  surcharges: number
  results: CheckResult[]
}

/**
 * What somebody should look at before a draft is published, beside what is live; of a version that was live, beside the
 * one before it. Nothing is stopped by it and nothing written. Throws VersionIsNot for what was discarded.
 */
export async function checkVersion(version: TariffVersion): Promise<CheckedTariff> {
  version.require('draft', 'planned', 'published')
  return db.transaction(async (trx) => {
    for (const sql of CREATE) await trx.rawQuery(sql)
    const isLive = version.number !== null && version.number === (await latestNumber(trx))
    await copyBoth(trx, version, isLive)
    for (const sql of FINISH) await trx.rawQuery(sql)
    const [read] = await rowsOf<{ zones: number; rates: number }>(trx, READ)
    const surcharges = await checkedSurcharges(trx, version)
    const results = await findAll(trx, surcharges)
    await trx.rawQuery(DROP)
    return {
      tariff: isLive ? null : version.id,
      isOpen: isLive || version.state === 'draft',
      ...{ ...read!, surcharges: surcharges.own.size, results },
    }
  })
}

async function copyBoth(
  trx: TransactionClientContract,
  { id, number }: TariffVersion,
  isLive: boolean
) {
  const copy = (side: 'now' | 'before') => async () => void (await trx.rawQuery(FILL, { side }))
  if (number === null) {
    await inDraft(trx, id, copy('now'))
    return copy('before')()
  }
  await (isLive ? copy('now')() : atNumber(trx, number, copy('now')))
  await atNumber(trx, number - 1, copy('before'))
}

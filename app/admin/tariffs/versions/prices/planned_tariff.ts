import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { loadPriceSource, Tariff } from '#shipping/pricing/tariff_snapshot'
import { findDraftedSurchargeIds } from '#admin/tariffs/versions/changed_surcharges'
import { findDraftedZoneIds } from '#admin/tariffs/versions/changed_zones'
import { withDraftTariff } from '#admin/tariffs/versions/tariff_scope'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

export type PlannedTariff = {
  tariff: Tariff
  /** What it is made of beside the live one, in the order in which they start. */
  versions: TariffVersion[]
}

/**
 * The live tariff as it will be at a moment if nothing but what is planned changes it: each version takes the place of
 * the zones and surcharges that it was drafted for, as it does when it starts. Null where none starts by then. None of
 * them starts, or is cancelled, until all are read.
 */
export function loadPlannedTariff(moment: DateTime): Promise<PlannedTariff | null> {
  return db.transaction(async (trx) => {
    const versions = await TariffVersion.query({ client: trx })
      .whereNull('publishedAt')
      .whereNull('discardedAt')
      .where('startsAt', '<=', moment.toSQL()!)
      .orderBy('startsAt')
      .orderBy('id')
      .forShare()
    return versions.length ? { tariff: await applyPlannedVersions(trx, versions), versions } : null
  })
}

async function applyPlannedVersions(trx: TransactionClientContract, versions: TariffVersion[]) {
  let { zones, surcharges } = await loadPriceSource(trx)
  for (const version of versions) {
    const drafted = await withDraftTariff(trx, version.id, () => loadPriceSource(trx))
    zones = replaceById(zones, drafted.zones, await findDraftedZoneIds(trx, version))
    surcharges = replaceById(
      surcharges,
      drafted.surcharges,
      await findDraftedSurchargeIds(trx, version)
    )
  }
  return new Tariff(zones, versions.at(-1)!.id, surcharges)
}

/** By their numbers, which decide between two that are alike. */
function replaceById<T extends { id: number }>(
  live: T[],
  drafted: T[],
  ids: readonly number[]
): T[] {
  const isReplaced = new Set(ids)
  return [
    ...live.filter(({ id }) => !isReplaced.has(id)),
    ...drafted.filter(({ id }) => isReplaced.has(id)),
  ].toSorted((one, other) => one.id - other.id)
}

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
  versions: TariffVersion[]
}

/**
 * Applies all versions planned by a moment to the live tariff, each replacing its drafted zones and
 * surcharges as at its start. Returns null if none starts by then. Locks them for share, so that
 * none starts or is cancelled during the read.
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

/** Sorts by id, which decides between equally specific zones. */
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

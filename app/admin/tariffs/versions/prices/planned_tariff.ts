import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { readPrices, Tariff } from '#shipping/pricing/tariff_snapshot'
import { redraftedSurcharges } from '#admin/tariffs/versions/changed_surcharges'
import { redraftedZones } from '#admin/tariffs/versions/changed_zones'
import { inDraft } from '#admin/tariffs/versions/in_tariff'
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
export function tariffPlannedBy(moment: DateTime): Promise<PlannedTariff | null> {
  return db.transaction(async (trx) => {
    const versions = await TariffVersion.query({ client: trx })
      .whereNull('publishedAt')
      .whereNull('discardedAt')
      .where('startsAt', '<=', moment.toSQL()!)
      .orderBy('startsAt')
      .orderBy('id')
      .forShare()
    return versions.length ? { tariff: await startedTariff(trx, versions), versions } : null
  })
}

async function startedTariff(trx: TransactionClientContract, versions: TariffVersion[]) {
  let { zones, surcharges } = await readPrices(trx)
  for (const version of versions) {
    const drafted = await inDraft(trx, version.id, () => readPrices(trx))
    zones = replaced(zones, drafted.zones, await redraftedZones(trx, version))
    surcharges = replaced(surcharges, drafted.surcharges, await redraftedSurcharges(trx, version))
  }
  return new Tariff(zones, versions.at(-1)!.id, surcharges)
}

/** By their numbers, which decide between two that are alike. */
function replaced<T extends { id: number }>(live: T[], drafted: T[], ids: readonly number[]): T[] {
  const isReplaced = new Set(ids)
  return [
    ...live.filter(({ id }) => !isReplaced.has(id)),
    ...drafted.filter(({ id }) => isReplaced.has(id)),
  ].toSorted((one, other) => one.id - other.id)
}

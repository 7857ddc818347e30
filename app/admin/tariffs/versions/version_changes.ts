import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { zoneWords } from '#admin/tariffs/files/zone_name'
import {
  type ChangedSurcharge,
  changedSurcharges,
} from '#admin/tariffs/versions/changed_surcharges'
import { type ChangedZones, changedZones } from '#admin/tariffs/versions/changed_zones'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { LiveTariffMoved } from '#admin/tariffs/versions/version_refusals'
import { contentsOf } from '#admin/tariffs/versions/zone_contents'

/** The zones and surcharges that a version changes. */
export type Changes = ChangedZones & { surcharges: ChangedSurcharge[] }

export async function changesOf(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<Changes> {
  const surcharges = await changedSurcharges(trx, version)
  return { ...(await changedZones(trx, version)), surcharges }
}

/** Throws LiveTariffMoved. */
export async function requireUnmoved(
  trx: TransactionClientContract,
  { conflicts, surcharges, before, after }: Changes
) {
  const zones = new Map([
    ...(await contentsOf(trx, before, conflicts)),
    ...(await contentsOf(trx, after, conflicts)),
  ])
  const moved = {
    zones: conflicts.map((id) => zoneWords(zones.get(id)!)),
    surcharges: surcharges
      .filter(({ isConflict }) => isConflict)
      .map((changed) => `Surcharge "${(changed.after ?? changed.before)!.name}"`),
  }
  if (moved.zones.length || moved.surcharges.length) throw new LiveTariffMoved(moved)
}

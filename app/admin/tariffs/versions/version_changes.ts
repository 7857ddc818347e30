import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { describeZone } from '#admin/tariffs/files/zone_name'
import {
  findChangedSurcharges,
  findSurchargesChangedBetween,
} from '#admin/tariffs/versions/changed_surcharges'
import type { ChangedSurcharge } from '#admin/tariffs/versions/apply_surcharges'
import {
  type ChangedZones,
  findChangedZones,
  findZonesChangedBetween,
} from '#admin/tariffs/versions/changed_zones'
import { findLatestTariffNumber } from '#admin/tariffs/versions/tariff_drafts'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { LiveTariffChanged } from '#admin/tariffs/versions/version_errors'
import { loadZoneContents } from '#admin/tariffs/versions/zone_contents'

export type VersionChanges = ChangedZones & { surcharges: ChangedSurcharge[] }

export async function loadVersionChanges(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<VersionChanges> {
  const surcharges = await findChangedSurcharges(trx, version)
  return { ...(await findChangedZones(trx, version)), surcharges }
}

/** Finds the changes of a roll-back to just before a published version. */
export async function loadRollBackChanges(
  trx: TransactionClientContract,
  number: number
): Promise<VersionChanges> {
  const [live, then] = [{ number: await findLatestTariffNumber(trx) }, { number: number - 1 }]
  const surcharges = await findSurchargesChangedBetween(trx, live, then)
  return { ...(await findZonesChangedBetween(trx, live, then)), surcharges }
}

/** The result differs after any edit of the draft, or of the live parts that the draft replaces. */
export function fingerprintChanges({
  contents,
  surcharges,
}: Pick<VersionChanges, 'contents' | 'surcharges'>) {
  const lines = [...contents, JSON.stringify(surcharges)]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Throws LiveTariffChanged. */
export async function requireNoConflicts(
  trx: TransactionClientContract,
  { conflicts, surcharges, before, after }: VersionChanges
) {
  const zones = new Map([
    ...(await loadZoneContents(trx, before, conflicts)),
    ...(await loadZoneContents(trx, after, conflicts)),
  ])
  const moved = {
    zones: conflicts.map((id) => describeZone(zones.get(id)!)),
    surcharges: surcharges
      .filter(({ isConflict }) => isConflict)
      .map((changed) => `Surcharge "${(changed.after ?? changed.before)!.name}"`),
  }
  if (moved.zones.length || moved.surcharges.length) throw new LiveTariffChanged(moved)
}

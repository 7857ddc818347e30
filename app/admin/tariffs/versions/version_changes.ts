import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { zoneWords } from '#admin/tariffs/files/zone_name'
import {
  type ChangedSurcharge,
  changedSurcharges,
  surchargesBetween,
} from '#admin/tariffs/versions/changed_surcharges'
import {
  type ChangedZones,
  changedZones,
  zonesBetween,
} from '#admin/tariffs/versions/changed_zones'
import { latestNumber } from '#admin/tariffs/versions/drafting'
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

/** What rolling back to just before a version that was live changes. */
export async function changesBackBefore(
  trx: TransactionClientContract,
  number: number
): Promise<Changes> {
  const [live, then] = [{ number: await latestNumber(trx) }, { number: number - 1 }]
  const surcharges = await surchargesBetween(trx, live, then)
  return { ...(await zonesBetween(trx, live, then)), surcharges }
}

/** Of all that a draft changes, what it is and what it becomes: another one once either is edited. */
export function fingerprintOf({ contents, surcharges }: Pick<Changes, 'contents' | 'surcharges'>) {
  const lines = [...contents, JSON.stringify(surcharges)]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
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

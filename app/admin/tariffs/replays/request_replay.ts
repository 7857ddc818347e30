import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import { broadcastChange } from '#shared/live/live_updates'
import Courier from '#shipping/pricing/models/courier'
import { UnknownCourier } from '#admin/tariffs/replays/replay_errors'
import { isPlainReplay, type WhatIf } from '#admin/tariffs/replays/what_if'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

const REPLAY_DAYS = 90

/** A what-if replay reuses the period of a plain replay from the last day, to be comparable. */
const INSERT_REPLAY = `
  insert into tariff_replays (tariff_version_id, fuel_basis_points, fuel_courier, lane_basis_points, lane, since, until,
    created_by)
  select :version, :fuelBasisPoints, :fuelCourier, :laneBasisPoints, :lane, stretch.until - interval '${REPLAY_DAYS} days',
    stretch.until, :by
  from (select coalesce((
      select until from tariff_replays where not :isPlain and tariff_version_id = :version and fuel_basis_points = 0
        and lane_basis_points = 0 and failed_at is null and cancelled_at is null and created_at > now() - interval '1 day'
      order by id desc limit 1
    ), now()) as until) as stretch
  on conflict do nothing returning id`

const FIND_SAME_REPLAY = `
  select id from tariff_replays
  where tariff_version_id = :version and fuel_basis_points = :fuelBasisPoints
    and fuel_courier is not distinct from :fuelCourier and lane_basis_points = :laneBasisPoints
    and lane is not distinct from :lane
  order by id desc limit 1`

type ReplayRequest = { versionId: number; whatIf: WhatIf }

/**
 * Requests a replay, or returns the running one for the same what-if. Throws E_ROW_NOT_FOUND,
 * UnknownCourier, and WrongVersionState for a discarded version.
 */
export async function requestReplay(
  { user }: Caller,
  { versionId, whatIf }: ReplayRequest
): Promise<{ id: number; isNew: boolean }> {
  return db.transaction(async (trx) => {
    const version = await TariffVersion.findOrFail(versionId, { client: trx })
    version.requireKept()
    const { fuelCourier } = whatIf
    if (fuelCourier && !(await Courier.find(fuelCourier, { client: trx })))
      throw new UnknownCourier()
    const whatToReplay = { version: versionId, ...whatIf }
    const isPlain = isPlainReplay(whatIf)
    const more = { isPlain, by: user.id }
    const [added] = await queryRows<{ id: number }>(trx, INSERT_REPLAY, {
      ...whatToReplay,
      ...more,
    })
    if (!added) return { id: await findRunningReplay(trx, whatToReplay), isNew: false }
    await recordAudit(trx, {
      actorId: user.id,
      action: 'tariff_version.replay',
      subject: { kind: 'tariff_version', id: versionId },
      after: { name: version.name, replay: added.id, ...(isPlain ? {} : whatIf) },
    })
    broadcastChange(trx, 'replay', added.id)
    return { ...added, isNew: true }
  })
}

/** Returns the latest equal replay, even if it has just finished. */
async function findRunningReplay(
  trx: TransactionClientContract,
  replay: WhatIf & { version: number }
): Promise<number> {
  const [latest] = await queryRows<{ id: number }>(trx, FIND_SAME_REPLAY, replay)
  return latest!.id
}

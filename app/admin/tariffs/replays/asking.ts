import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { rowsOf } from '#shared/database/rows'
import { changedIn } from '#shared/live/news'
import Courier from '#shipping/pricing/models/courier'
import { UnknownCourier } from '#admin/tariffs/replays/replay_refusals'
import { isPlain, type WhatIf } from '#admin/tariffs/replays/what_if'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

const DAYS = 90

/** What is tried is comparable with the plain replay of the same day: it takes over the shipments of that one. */
const ASK = `
  insert into tariff_replays (tariff_version_id, fuel_basis_points, fuel_courier, lane_basis_points, lane, since, until,
    created_by)
  select :version, :fuelBasisPoints, :fuelCourier, :laneBasisPoints, :lane, stretch.until - interval '${DAYS} days',
    stretch.until, :by
  from (select coalesce((
      select until from tariff_replays where not :isPlain and tariff_version_id = :version and fuel_basis_points = 0
        and lane_basis_points = 0 and failed_at is null and cancelled_at is null and created_at > now() - interval '1 day'
      order by id desc limit 1
    ), now()) as until) as stretch
  on conflict do nothing returning id`

const SAME = `
  select id from tariff_replays
  where tariff_version_id = :version and fuel_basis_points = :fuelBasisPoints
    and fuel_courier is not distinct from :fuelCourier and lane_basis_points = :laneBasisPoints
    and lane is not distinct from :lane
  order by id desc limit 1`

type Asked = { versionId: number; whatIf: WhatIf }

/**
 * The number of a replay of a version; of the one that is under way where the same was asked for already.
 * Throws E_ROW_NOT_FOUND, UnknownCourier, and VersionIsNot for a version that was discarded.
 */
export async function askForReplay(
  caller: Caller,
  asked: Asked
): Promise<{ id: number; isNew: boolean }> {
  return db.transaction((trx) => ask(trx, caller, asked))
}

async function ask(trx: TransactionClientContract, caller: Caller, { versionId, whatIf }: Asked) {
  const version = await TariffVersion.query({ client: trx }).where('id', versionId).firstOrFail()
  version.require('draft', 'planned', 'published')
  const { fuelCourier } = whatIf
  if (fuelCourier && !(await Courier.find(fuelCourier, { client: trx }))) throw new UnknownCourier()
  const asked = { version: versionId, ...whatIf }
  const more = { isPlain: isPlain(whatIf), by: caller.user.id }
  const [added] = await rowsOf<{ id: number }>(trx, ASK, { ...asked, ...more })
  if (!added) return { id: await underWay(trx, asked), isNew: false }
  await recordAudit(trx, {
    ...{ actorId: caller.user.id, action: 'tariff_version.replay' },
    subject: { kind: 'tariff_version', id: versionId },
    after: { name: version.name, replay: added.id, ...(isPlain(whatIf) ? {} : whatIf) },
  })
  changedIn(trx, 'replay', added.id)
  return { ...added, isNew: true }
}

/** Of those that were asked for with the same, the latest: it may just have come to its end. */
async function underWay(
  trx: TransactionClientContract,
  asked: WhatIf & { version: number }
): Promise<number> {
  const [latest] = await rowsOf<{ id: number }>(trx, SAME, asked)
  return latest!.id
}

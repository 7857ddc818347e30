import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { broadcastChange } from '#shared/live/live_updates'
import type { ReplayPosition } from '#admin/tariffs/replays/replayed_shipments'
import TariffReplay, { IS_UNFINISHED_SQL } from '#admin/tariffs/replays/tariff_replay'
import type { WhatIf } from '#admin/tariffs/replays/what_if'

/** No page takes as long. If a worker dies, another one continues once the lease has expired. */
export const LEASE_DURATION = `interval '30 seconds'`

const MAX_REPLAY_TRIES = 5

export type ReplayClaim = {
  id: number
  tariffVersionId: number
  lease: string
  since: string
  until: string
  pricedBy: string | null
  at: ReplayPosition | null
  whatIf: WhatIf
}

/** Only one replay runs on the whole platform, to leave workers for other jobs. */
const CLAIM = `
  update tariff_replays set lease = gen_random_uuid(), leased_until = now() + ${LEASE_DURATION}, tries = tries + 1,
    begun_at = coalesce(begun_at, now())
  where id = (
      select id from tariff_replays where ${IS_UNFINISHED_SQL} order by id limit 1
    ) and not exists (
      select from tariff_replays where ${IS_UNFINISHED_SQL} and leased_until > now()
    )
  returning id, tariff_version_id as "tariffVersionId", lease, tries, since::text,
    until::text, priced_by as "pricedBy", at_created_at::text as "createdAt", at_id as "atId",
    fuel_basis_points as "fuelBasisPoints", fuel_courier as "fuelCourier", lane_basis_points as "laneBasisPoints", lane`

type ClaimedReplayRow = Omit<ReplayClaim, 'at' | 'whatIf'> &
  WhatIf & { tries: number; createdAt: string | null; atId: number | null }

/** Claims the oldest unfinished replay. Returns null if there is none or another one is running. */
export async function claimReplay(): Promise<ReplayClaim | null> {
  const [claimed] = await db.transaction(async (trx) => {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff replays', 0))`)
    return queryRows<ClaimedReplayRow>(trx, CLAIM)
  })
  if (!claimed) return null
  const claim = toReplayClaim(claimed)
  if (claimed.tries <= MAX_REPLAY_TRIES) return claim
  await failReplay(claim, 'It kept restarting without making progress.')
  return claimReplay()
}

function toReplayClaim({ createdAt, atId, tries, ...claimed }: ClaimedReplayRow): ReplayClaim {
  const { fuelBasisPoints, fuelCourier, laneBasisPoints, lane, ...rest } = claimed
  return {
    ...rest,
    whatIf: { fuelBasisPoints, fuelCourier, laneBasisPoints, lane },
    at: createdAt !== null && atId !== null ? { createdAt, id: atId } : null,
  }
}

/** Gives up the lease, so that any process can continue the replay at once. */
export async function releaseReplay({ id, lease }: ReplayClaim) {
  await TariffReplay.query().where({ id, lease }).update({ leasedUntil: null })
}

/** Fails the replay for good and deletes its sums, unless it lost its lease. */
export async function failReplay({ id, lease }: ReplayClaim, failure: string) {
  await db.transaction(async (trx) => {
    const failed = await trx
      .from('tariff_replays')
      .where({ id, lease })
      .update({ failed_at: new Date(), failure: failure.slice(0, 300) })
    if (Number(failed) === 0) return
    await trx.from('tariff_replay_sums').where('replay_id', id).delete()
    broadcastChange(trx, 'replay', id)
  })
}

import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { changedIn } from '#shared/live/news'
import type { Place } from '#admin/tariffs/replays/replayed_shipments'
import TariffReplay, { UNDER_WAY } from '#admin/tariffs/replays/tariff_replay'
import type { WhatIf } from '#admin/tariffs/replays/what_if'

/** Longer than any page takes. Where a worker has died, another goes on after it. */
export const LEASE = `interval '30 seconds'`

const MOST_TRIES = 5

/** A replay that this process works on. */
export type Claim = {
  id: number
  tariffVersionId: number
  lease: string
  since: string
  until: string
  pricedBy: string | null
  at: Place | null
  whatIf: WhatIf
}

/** One at a time on the whole platform, so that there are workers left for everything else. */
const CLAIM = `
  update tariff_replays set lease = gen_random_uuid(), leased_until = now() + ${LEASE}, tries = tries + 1,
    begun_at = coalesce(begun_at, now())
  where id = (
      select id from tariff_replays where ${UNDER_WAY} order by id limit 1
    ) and not exists (
      select from tariff_replays where ${UNDER_WAY} and leased_until > now()
    )
  returning id, tariff_version_id as "tariffVersionId", lease, tries, since::text,
    until::text, priced_by as "pricedBy", at_created_at::text as "createdAt", at_id as "atId",
    fuel_basis_points as "fuelBasisPoints", fuel_courier as "fuelCourier", lane_basis_points as "laneBasisPoints", lane`

type Claimed = Omit<Claim, 'at' | 'whatIf'> &
  WhatIf & { tries: number; createdAt: string | null; atId: number | null }

/** The replay that has waited longest; null where there is none, or somebody is at one. */
export async function claimReplay(): Promise<Claim | null> {
  const [claimed] = await db.transaction(async (trx) => {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff replays', 0))`)
    return rowsOf<Claimed>(trx, CLAIM)
  })
  if (!claimed) return null
  const claim = claimOf(claimed)
  if (claimed.tries <= MOST_TRIES) return claim
  await failReplay(claim, 'It was begun again and again, and never got any further.')
  return claimReplay()
}

function claimOf({ createdAt, atId, tries, ...claimed }: Claimed): Claim {
  const { fuelBasisPoints, fuelCourier, laneBasisPoints, lane, ...rest } = claimed
  return {
    ...rest,
    whatIf: { fuelBasisPoints, fuelCourier, laneBasisPoints, lane },
    at: createdAt !== null && atId !== null ? { createdAt, id: atId } : null,
  }
}

/** It can go on at once, in any process. */
export async function letGo({ id, lease }: Claim) {
  await TariffReplay.query().where({ id, lease }).update({ leasedUntil: null })
}

/** For good, with a sentence that says why; not where somebody else has taken it over, or cancelled it. */
export async function failReplay({ id, lease }: Claim, failure: string) {
  await db.transaction(async (trx) => {
    const failed = await trx
      .from('tariff_replays')
      .where({ id, lease })
      .update({ failed_at: new Date(), failure: failure.slice(0, 300) })
    if (Number(failed) === 0) return
    await trx.from('tariff_replay_sums').where('replay_id', id).delete()
    changedIn(trx, 'replay', id)
  })
}

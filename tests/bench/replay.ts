import { DateTime } from 'luxon'
import { NO_CHANGE } from '#tests/support/tariff'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { Caller } from '#identity/sessions/caller'
import { requestReplay } from '#admin/tariffs/replays/request_replay'
import { claimReplay } from '#admin/tariffs/replays/replay_leases'
import { loadNextShipments, type ReplayPosition } from '#admin/tariffs/replays/replayed_shipments'
import { loadReplayTotal } from '#admin/tariffs/replays/replay_sums'
import { continueReplay } from '#admin/tariffs/replays/run_replays'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { createDraft } from '#admin/tariffs/versions/tariff_drafts'
import { type Pair, rateOf } from '#tests/bench/measurement'

const PAGE = 5_000
const YEARS = { years: 3 }

/** Shipments per second that are repriced with a draft, compared with only reading their rows. */
export async function tariffReplay(): Promise<Pair> {
  const user = await User.findByOrFail('email', 'admin@sendam.test')
  const { organization } = await user.homeMembership()
  const caller = new Caller(user, organization)
  const draft = await createDraft(caller, { name: 'Replayed', from: null })
  const stretch = { since: DateTime.now().minus(YEARS).toISO(), until: DateTime.now().toISO() }
  return {
    ours: () => rateOf(() => replayVersion(caller, draft.id)),
    floor: () => rateOf(() => read(stretch)),
  }
}

async function replayVersion(caller: Caller, versionId: number): Promise<number> {
  const { id } = await requestReplay(caller, { versionId, whatIf: NO_CHANGE })
  const replay = await TariffReplay.findOrFail(id)
  await replay.merge({ since: DateTime.now().minus(YEARS) }).save()
  await continueReplay((await claimReplay())!)
  const { shipments, compared } = await loadReplayTotal(id)
  if (compared === 0) throw new Error('No shipment of the data set has a price')
  return shipments
}

async function read(stretch: { since: string; until: string }): Promise<number> {
  let after: ReplayPosition | null = null
  for (let count = 0; ;) {
    const page = await loadNextShipments(db.connection(), stretch, { after, size: PAGE })
    count += page.length
    if (page.length < PAGE) return count
    after = page.at(-1)!
  }
}

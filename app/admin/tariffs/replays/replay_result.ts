import {
  countCourierChanges,
  listCourierChanges,
  listCustomerChanges,
} from '#admin/tariffs/replays/courier_changes'
import {
  listCustomersPayingMore,
  MAX_REPLAY_CUSTOMERS,
  MAX_REPLAY_PARTS,
  countReplayParts,
  listReplayParts,
  loadReplayTotal,
  loadSumsByKey,
  type ReplayPart,
} from '#admin/tariffs/replays/replay_sums'
import { findPlainReplay } from '#admin/tariffs/replays/list_replays'
import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { isPlainReplay } from '#admin/tariffs/replays/what_if'

export type ReplayResult = NonNullable<Awaited<ReturnType<typeof loadReplayResult>>>

/** Returns the first rows and the count of each kind; null until the replay has finished. */
export async function loadReplayResult({ id, state }: TariffReplay) {
  if (state !== 'finished') return null
  const of = (part: ReplayPart) => listReplayParts(id, part, { limit: MAX_REPLAY_PARTS })
  const total = await loadReplayTotal(id)
  const [courier, lane] = [await of('courier'), await of('lane')]
  const [weight, group, customer] = [await of('weight'), await of('group'), await of('customer')]
  return { total, courier, lane, weight, group, customer, ...(await loadAffectedCustomers(id)) }
}

/** Loads what a page shows. A what-if replay also gets the figures of its plain replay. */
export async function loadReplayPage(replay: TariffReplay, part: ReplayPart) {
  const { id } = replay
  const isTried = !isPlainReplay(replay.whatIf)
  const plain = isTried ? await findPlainReplay(replay) : null
  const total = await loadReplayTotal(id)
  const parts = await listReplayParts(id, part, { limit: MAX_REPLAY_PARTS })
  const concerned = await loadAffectedCustomers(id)
  const count = concerned.counts[part]
  const shown = { ...concerned, part, count, isTried, hasBaseline: plain !== null }
  if (!plain) return { total, parts, ...shown }
  const keys = parts.map(({ key }) => key)
  const beside = await loadSumsByKey(plain.id, part, keys)
  return {
    ...shown,
    total: { ...total, plain: await loadReplayTotal(plain.id) },
    parts: parts.map((sum) => ({ ...sum, plain: beside.get(sum.key) ?? null })),
  }
}

async function loadAffectedCustomers(id: number) {
  const first = { limit: MAX_REPLAY_CUSTOMERS }
  return {
    dearer: await listCustomersPayingMore(id, first),
    changes: await listCourierChanges(id),
    changed: await listCustomerChanges(id, first),
    counts: { ...(await countReplayParts(id)), ...(await countCourierChanges(id)) },
  }
}

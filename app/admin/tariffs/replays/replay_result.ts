import {
  changeCounts,
  cheapestChanges,
  customerChanges,
} from '#admin/tariffs/replays/cheapest_changes'
import {
  dearerCustomers,
  MOST_CUSTOMERS,
  MOST_PARTS,
  partCounts,
  replayParts,
  replayTotal,
  sumsByKey,
  type ReplayPart,
} from '#admin/tariffs/replays/replay_sums'
import { plainBeside } from '#admin/tariffs/replays/replay_list'
import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { isPlain } from '#admin/tariffs/replays/what_if'

export type ReplayResult = NonNullable<Awaited<ReturnType<typeof replayResult>>>

/** All that came of a replay, the first of each kind and how many there are; null until it has come to its end. */
export async function replayResult({ id, state }: TariffReplay) {
  if (state !== 'finished') return null
  const of = (part: ReplayPart) => replayParts(id, part, { limit: MOST_PARTS })
  const total = await replayTotal(id)
  const [courier, lane] = [await of('courier'), await of('lane')]
  const [weight, group, customer] = [await of('weight'), await of('group'), await of('customer')]
  return { total, courier, lane, weight, group, customer, ...(await whomItConcerns(id)) }
}

/** What a page shows of it at a time, beside the plain replay of the same shipments where something was tried. */
export async function replayPage(replay: TariffReplay, part: ReplayPart) {
  const { id } = replay
  const isTried = !isPlain(replay.whatIf)
  const plain = isTried ? await plainBeside(replay) : null
  const total = await replayTotal(id)
  const parts = await replayParts(id, part, { limit: MOST_PARTS })
  const concerned = await whomItConcerns(id)
  const count = concerned.counts[part]
  const shown = { ...concerned, part, count, isTried, isBesidePlain: plain !== null }
  if (!plain) return { total, parts, ...shown }
  const keys = parts.map(({ key }) => key)
  const beside = await sumsByKey(plain.id, part, keys)
  return {
    ...shown,
    total: { ...total, plain: await replayTotal(plain.id) },
    parts: parts.map((sum) => ({ ...sum, plain: beside.get(sum.key) ?? null })),
  }
}

/** Who pays more, and who gets another cheapest courier. */
async function whomItConcerns(id: number) {
  const first = { limit: MOST_CUSTOMERS }
  return {
    dearer: await dearerCustomers(id, first),
    changes: await cheapestChanges(id),
    changed: await customerChanges(id, first),
    counts: { ...(await partCounts(id)), ...(await changeCounts(id)) },
  }
}

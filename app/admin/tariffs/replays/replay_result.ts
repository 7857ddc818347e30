import {
  cheapestChanges,
  dearerCustomers,
  MOST_CUSTOMERS,
  replayParts,
  replayTotal,
  sumsByKey,
  type ReplayPart,
} from '#admin/tariffs/replays/replay_sums'
import { plainBeside } from '#admin/tariffs/replays/replay_list'
import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { isPlain } from '#admin/tariffs/replays/what_if'

export type ReplayResult = NonNullable<Awaited<ReturnType<typeof replayResult>>>

/** All that came of a replay; null until it has come to its end. */
export async function replayResult({ id, state }: TariffReplay) {
  if (state !== 'finished') return null
  const of = async (part: ReplayPart) => {
    const { parts } = await replayParts(id, part)
    return parts
  }
  const total = await replayTotal(id)
  const [courier, lane] = [await of('courier'), await of('lane')]
  const [weight, group] = [await of('weight'), await of('group')]
  const customers = await dearerCustomers(id, MOST_CUSTOMERS)
  const cheapest = await cheapestChanges(id)
  return { total, courier, lane, weight, group, customers, cheapest }
}

/** What a page shows of it at a time, beside the plain replay of the same shipments where something was tried. */
export async function replayPage(replay: TariffReplay, part: ReplayPart) {
  const { id } = replay
  const plain = isPlain(replay.whatIf) ? null : await plainBeside(replay)
  const total = await replayTotal(id)
  const { parts, hasMore } = await replayParts(id, part)
  const customers = await dearerCustomers(id, MOST_CUSTOMERS)
  const cheapest = await cheapestChanges(id)
  const shown = { hasMore, customers, cheapest, isBesidePlain: plain !== null }
  if (!plain) return { total, parts, ...shown }
  const keys = parts.map(({ key }) => key)
  const beside = await sumsByKey(plain.id, part, keys)
  return {
    ...shown,
    total: { ...total, plain: await replayTotal(plain.id) },
    parts: parts.map((sum) => ({ ...sum, plain: beside.get(sum.key) ?? null })),
  }
}

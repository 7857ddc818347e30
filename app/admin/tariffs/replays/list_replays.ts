import { loadComparedVersions } from '#admin/tariffs/replays/compared_version'
import { ReplayUnfinished } from '#admin/tariffs/replays/replay_errors'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'

const MAX_REPLAYS = 50

/** The latest first. */
export async function listReplays(versionId: number): Promise<TariffReplay[]> {
  const replays = await TariffReplay.query()
    .where('tariffVersionId', versionId)
    .preload('creator')
    .preload('canceller')
    .orderBy('id', 'desc')
    .limit(MAX_REPLAYS)
  return loadComparedVersions(replays)
}

/** Throws E_ROW_NOT_FOUND for one of another version. */
export async function requireReplay(versionId: number, id: number): Promise<TariffReplay> {
  const replay = await TariffReplay.query()
    .where({ tariffVersionId: versionId, id })
    .preload('creator')
    .preload('canceller')
    .firstOrFail()
  await loadComparedVersions([replay])
  return replay
}

/** The same, once all of it is there. Throws ReplayUnfinished. */
export async function requireFinishedReplay(versionId: number, id: number): Promise<TariffReplay> {
  const replay = await requireReplay(versionId, id)
  if (replay.state !== 'finished') throw new ReplayUnfinished()
  return replay
}

/**
 * What a replay with something on top is compared with: the latest without, over the same shipments and by the same
 * prices. A draft that was edited between the two, or another live tariff, would pass for a part of what is tried.
 */
export async function findPlainReplay(replay: TariffReplay): Promise<TariffReplay | null> {
  if (replay.pricedBy === null) return null
  return TariffReplay.query()
    .where({ tariffVersionId: replay.tariffVersionId, fuelBasisPoints: 0, laneBasisPoints: 0 })
    .whereRaw('until = (select until from tariff_replays where id = ?)', [replay.id])
    .where('pricedBy', replay.pricedBy)
    .whereNotNull('finishedAt')
    .whereNot('id', replay.id)
    .orderBy('id', 'desc')
    .first()
}

import { loadComparedVersions } from '#admin/tariffs/replays/compared_version'
import { ReplayUnfinished } from '#admin/tariffs/replays/replay_errors'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'

const MAX_REPLAYS = 50

export async function listReplays(versionId: number): Promise<TariffReplay[]> {
  const replays = await TariffReplay.query()
    .where('tariffVersionId', versionId)
    .preload('creator')
    .preload('canceller')
    .orderBy('id', 'desc')
    .limit(MAX_REPLAYS)
  return loadComparedVersions(replays)
}

/** Throws E_ROW_NOT_FOUND for a replay of another version. */
export async function requireReplay(versionId: number, id: number): Promise<TariffReplay> {
  const replay = await TariffReplay.query()
    .where({ tariffVersionId: versionId, id })
    .preload('creator')
    .preload('canceller')
    .firstOrFail()
  await loadComparedVersions([replay])
  return replay
}

/** Throws E_ROW_NOT_FOUND, and ReplayUnfinished before the replay has finished. */
export async function requireFinishedReplay(versionId: number, id: number): Promise<TariffReplay> {
  const replay = await requireReplay(versionId, id)
  if (replay.state !== 'finished') throw new ReplayUnfinished()
  return replay
}

/**
 * Finds the latest replay without what-if changes for the same shipments and prices. With other
 * prices, an edit of the draft or the live tariff would look like an effect of the what-if.
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

import { ReplayUnfinished } from '#admin/tariffs/replays/replay_refusals'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'

const MOST = 50

/** The latest first. */
export function replaysOf(versionId: number): Promise<TariffReplay[]> {
  return TariffReplay.query()
    .where('tariffVersionId', versionId)
    .preload('creator')
    .preload('canceller')
    .orderBy('id', 'desc')
    .limit(MOST)
}

/** Throws E_ROW_NOT_FOUND for one of another version. */
export function requireReplay(versionId: number, id: number): Promise<TariffReplay> {
  return TariffReplay.query()
    .where({ tariffVersionId: versionId, id })
    .preload('creator')
    .preload('canceller')
    .firstOrFail()
}

/** The same, once all of it is there. Throws ReplayUnfinished. */
export async function requireFinished(versionId: number, id: number): Promise<TariffReplay> {
  const replay = await requireReplay(versionId, id)
  if (replay.state !== 'finished') throw new ReplayUnfinished()
  return replay
}

/** What a replay with something on top is compared with: the latest without, over the same shipments. */
export function plainBeside(replay: TariffReplay): Promise<TariffReplay | null> {
  return TariffReplay.query()
    .where({ tariffVersionId: replay.tariffVersionId, fuelBasisPoints: 0, laneBasisPoints: 0 })
    .whereRaw('until = (select until from tariff_replays where id = ?)', [replay.id])
    .whereNotNull('finishedAt')
    .whereNot('id', replay.id)
    .orderBy('id', 'desc')
    .first()
}

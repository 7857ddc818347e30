import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { broadcastChange } from '#shared/live/live_updates'
import { ReplayEnded } from '#admin/tariffs/replays/replay_errors'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'

/**
 * Whoever works on it finds its lease gone with the next page of shipments, and the next replay can begin at once. Who
 * comes second changes nothing. Throws E_ROW_NOT_FOUND, and ReplayEnded for one that has come to its end.
 */
export async function cancelReplay({ user }: Caller, asked: { versionId: number; id: number }) {
  const { versionId, id } = asked
  await db.transaction(async (trx) => {
    // A page that is being written is in the sums before this, or never.
    const replay = await TariffReplay.query({ client: trx })
      .where({ tariffVersionId: versionId, id })
      .forUpdate()
      .firstOrFail()
    if (replay.state === 'cancelled') return
    if (replay.state === 'finished' || replay.state === 'failed') throw new ReplayEnded()
    const cancelled = { cancelledAt: DateTime.now(), cancelledBy: user.id }
    await replay.merge({ ...cancelled, lease: null, leasedUntil: null }).save()
    await trx.from('tariff_replay_sums').where('replay_id', id).delete()
    await recordAudit(trx, {
      ...{ actorId: user.id, action: 'tariff_version.cancel_replay' },
      subject: { kind: 'tariff_version', id: versionId },
      before: { replay: id, done: replay.done, total: replay.total },
    })
    broadcastChange(trx, 'replay', id)
  })
}

import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { broadcastChange } from '#shared/live/live_updates'
import { ReplayEnded } from '#admin/tariffs/replays/replay_errors'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'

/**
 * Clears the lease, so that the worker stops at its next page and the next replay can start. Has no
 * effect on a cancelled replay. Throws E_ROW_NOT_FOUND, and ReplayEnded for a finished or failed
 * one.
 */
export async function cancelReplay({ user }: Caller, replayKey: { versionId: number; id: number }) {
  const { versionId, id } = replayKey
  await db.transaction(async (trx) => {
    // Waits for a page that is being written; a later page fails on the cleared lease.
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
      actorId: user.id,
      action: 'tariff_version.cancel_replay',
      subject: { kind: 'tariff_version', id: versionId },
      before: { replay: id, done: replay.done, total: replay.total },
    })
    broadcastChange(trx, 'replay', id)
  })
}

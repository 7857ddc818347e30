import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { changeReweigh } from '#shipping/reweighing/decide_reweigh'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { requireDisputable } from '#shipping/reweighing/reweigh_errors'
import { findOwnReweigh } from '#shipping/reweighing/reweigh_list'

/** Stops the debit until staff decide. Throws E_ROW_NOT_FOUND and ReweighStatusConflict. */
export async function disputeReweigh(caller: Caller, id: number, dispute: string) {
  await findOwnReweigh(caller, id)
  await db.transaction(async (trx) => {
    const { reweigh, isDue } = await Reweigh.locked(trx, id)
    requireDisputable(reweigh, isDue)
    const disputed = { status: 'disputed', dispute, disputed_at: db.raw('now()'), news: null }
    await changeReweigh(trx, id, disputed)
  })
}

import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { sendMail } from '#shared/mail/send_mail'
import ReweighMail from '#shipping/reweighing/mails/reweigh_mail'
import Reweigh from '#shipping/reweighing/models/reweigh'

const BATCH = 100

/** E-mails the booker once about a change. If that cannot be queued, the notice stays unsent. */
export async function sendReweighNotice(id: number) {
  await db.transaction(async (trx) => {
    const reweigh = await Reweigh.query({ client: trx })
      .where({ id })
      .whereNotNull('news')
      .forUpdate()
      .preload('shipment', (shipments) => shipments.preload('courier'))
      .first()
    if (!reweigh) return
    const { news, shipment } = reweigh
    const booker = await User.findOrFail(shipment.userId, { client: trx })
    await trx.from('reweighs').where({ id }).update({ news: null })
    await sendMail(new ReweighMail(reweigh, news!, booker), trx)
  })
}

/** Returns the ids of reweighs whose notice was lost in a crash, oldest first. */
export async function findReweighsWithUnsentNotice(except: number[] = []): Promise<number[]> {
  const rows = await Reweigh.query()
    .select('id')
    .whereNotNull('news')
    .whereNotIn('id', except)
    .whereRaw(`updated_at < now() - interval '1 minute'`)
    .orderBy('updatedAt')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

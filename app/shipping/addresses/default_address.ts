import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import SavedAddress from '#shipping/booking/models/saved_address'

const SAVE_DEFAULT = `insert into address_defaults (organization_id, user_id, side, address_id)
  values (:organizationId, :userId, :side, :id)
  on conflict (organization_id, user_id, side) do update set address_id = excluded.address_id`

/** New bookings start with the default sender and receiver. Throws E_ROW_NOT_FOUND. */
export async function setDefaultAddress(caller: Caller, id: number) {
  const { organization, user } = caller
  await db.transaction(async (trx) => {
    // Locks the entry against deletion.
    const { side } = await SavedAddress.visibleTo(caller, trx)
      .where({ id })
      .forShare()
      .firstOrFail()
    await trx.rawQuery(SAVE_DEFAULT, { organizationId: organization.id, userId: user.id, side, id })
  })
}

export async function unsetDefaultAddress(caller: Caller, id: number) {
  const { organization, user } = caller
  await SavedAddress.visibleTo(caller).where({ id }).firstOrFail()
  await db
    .from('address_defaults')
    .where({ organization_id: organization.id, user_id: user.id, address_id: id })
    .delete()
}

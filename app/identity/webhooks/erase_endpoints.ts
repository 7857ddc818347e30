import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Deletes a retail customer's endpoints and events; those of a business belong to it. */
export async function eraseEndpoints(trx: TransactionClientContract, userId: number) {
  const endpointIds = trx.from('webhook_endpoints').where('user_id', userId).select('id')
  await trx.from('webhook_deliveries').whereIn('endpoint_id', endpointIds).delete()
  await trx.rawQuery(
    `delete from webhook_events event where user_id = ? and organization_id between -2 and 2
     and not exists (select 1 from webhook_deliveries where event_id = event.id)`,
    [userId]
  )
  await trx.from('webhook_endpoints').where('user_id', userId).delete()
}

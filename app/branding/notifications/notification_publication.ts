import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import Brand from '#branding/business/brand'

/** Uses the database's clock, because it is compared with the times of parcels. Idempotent. */
export async function publishNotifications(business: Organization) {
  const { organizationId } = await Brand.of(business)
  await Brand.query()
    .where({ organizationId })
    .whereNull('notificationsEnabledAt')
    .update({ notifications_enabled_at: db.raw('now()') })
}

export async function stopNotifications(business: Organization) {
  const { organizationId } = await Brand.of(business)
  await Brand.query().where({ organizationId }).update({ notifications_enabled_at: null })
}

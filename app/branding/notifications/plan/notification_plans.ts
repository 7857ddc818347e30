import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import NotificationPlan from '#branding/notifications/plan/notification_plan'
import { DEFAULT_CHANNEL_PLAN, type ChannelPlan } from '#branding/notifications/rules/channel_plan'
import { requireRowVersion } from '#shared/errors/conflict'

export async function loadNotificationPlan({ id }: Organization): Promise<ChannelPlan> {
  return toChannelPlan(await NotificationPlan.find(id))
}

/** Throws Conflict. */
export async function saveNotificationPlan(
  { id: organizationId }: Organization,
  { ways, quiet, quietFrom, quietUntil }: Omit<ChannelPlan, 'version'>,
  version?: number
): Promise<ChannelPlan> {
  return db.transaction(async (trx) => {
    // Only one of two concurrent first saves inserts the row; the other one finds it.
    const first = { ways: JSON.stringify(DEFAULT_CHANNEL_PLAN.ways), quiet: true }
    await trx
      .table(NotificationPlan.table)
      .insert({
        organization_id: organizationId,
        ...first,
        quiet_from: DEFAULT_CHANNEL_PLAN.quietFrom,
        quiet_until: DEFAULT_CHANNEL_PLAN.quietUntil,
        version: 0,
      })
      .onConflict('organization_id')
      .ignore()
    const plan = await NotificationPlan.query({ client: trx })
      .where({ organizationId })
      .forUpdate()
      .firstOrFail()
    requireRowVersion(plan, version, 'these choices')
    await plan.merge({ ways, quiet, quietFrom, quietUntil }).save()
    return toChannelPlan(await plan.refresh())
  })
}

/** Events newer than the saved plan use the defaults. */
function toChannelPlan(plan: NotificationPlan | null): ChannelPlan {
  if (!plan) return DEFAULT_CHANNEL_PLAN
  const { quiet, quietFrom, quietUntil, version } = plan
  const ways = { ...DEFAULT_CHANNEL_PLAN.ways, ...plan.ways }
  return { ways, quiet, quietFrom, quietUntil, version }
}

import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import NotificationPlan from '#branding/notifications/plan/notification_plan'
import { DEFAULT_PLAN, type Plan } from '#branding/notifications/rules/plan'
import { requireVersion } from '#shared/errors/conflict'

export async function planOf({ id }: Organization): Promise<Plan> {
  return shown(await NotificationPlan.find(id))
}

/** Throws Conflict. */
export async function changePlan(
  { id: organizationId }: Organization,
  { ways, quiet, quietFrom, quietUntil }: Omit<Plan, 'version'>,
  version?: number
): Promise<Plan> {
  return db.transaction(async (trx) => {
    // Two who choose for the first time at once meet at the key.
    const first = { ways: JSON.stringify(DEFAULT_PLAN.ways), quiet: true }
    await trx
      .table(NotificationPlan.table)
      .insert({
        organization_id: organizationId,
        ...first,
        quiet_from: DEFAULT_PLAN.quietFrom,
        quiet_until: DEFAULT_PLAN.quietUntil,
        version: 0,
      })
      .onConflict('organization_id')
      .ignore()
    const plan = await NotificationPlan.query({ client: trx })
      .where({ organizationId })
      .forUpdate()
      .firstOrFail()
    requireVersion(plan, version, 'these choices')
    await plan.merge({ ways, quiet, quietFrom, quietUntil }).save()
    return shown(await plan.refresh())
  })
}

/** An event that is newer than the choices goes as it does by default. */
function shown(plan: NotificationPlan | null): Plan {
  if (!plan) return DEFAULT_PLAN
  const { quiet, quietFrom, quietUntil, version } = plan
  const ways = { ...DEFAULT_PLAN.ways, ...plan.ways }
  return { ways, quiet, quietFrom, quietUntil, version }
}

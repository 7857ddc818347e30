import db from '@adonisjs/lucid/services/db'
import { DELIVERABLE_SQL } from '#identity/webhooks/delivering/claims'
import { queryRows } from '#shared/database/query_rows'

interface Backlog {
  pending: number
  /** Seconds that the oldest delivery to a healthy endpoint is overdue. */
  overdueSeconds: number
}

export async function deliveryBacklog(): Promise<Backlog> {
  const [backlog] = await queryRows<Backlog>(
    db,
    `select count(*)::int as pending,
       coalesce(extract(epoch from now() - min(next_try_at) filter (
         where failing_since is null and disabled_at is null and ${DELIVERABLE_SQL}
       )), 0) as "overdueSeconds"
     from webhook_deliveries delivery join webhook_endpoints endpoint on endpoint.id = endpoint_id
     where status = 'pending' and removed_at is null`
  )
  return backlog!
}

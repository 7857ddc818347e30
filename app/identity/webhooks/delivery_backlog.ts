import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

interface Backlog {
  /** On their way, or waiting for their next try. */
  pending: number
  /** Seconds that the oldest has been due that nothing but us keeps waiting: its endpoint takes what comes. */
  overdueSeconds: number
}

export async function deliveryBacklog(): Promise<Backlog> {
  const [backlog] = await rowsOf<Backlog>(
    db,
    `select count(*)::int as pending,
       coalesce(extract(epoch from now() - min(next_try_at) filter (
         where failing_since is null and disabled_at is null and next_try_at <= now()
           and (claimed_until is null or claimed_until <= now())
           and (unordered or not exists (
             select 1 from webhook_deliveries earlier
             where earlier.endpoint_id = delivery.endpoint_id and earlier.subject = delivery.subject
               and earlier.sequence < delivery.sequence and earlier.status = 'pending'))
       )), 0)::float8 as "overdueSeconds"
     from webhook_deliveries delivery join webhook_endpoints endpoint on endpoint.id = endpoint_id
     where status = 'pending'`
  )
  return backlog!
}

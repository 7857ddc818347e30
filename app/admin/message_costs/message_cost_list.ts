import db from '@adonisjs/lucid/services/db'
import type { MessageCostQuery } from '#admin/message_costs/message_cost_query'
import { monthBounds } from '#branding/notifications/log/message_query'
import { toLikePatterns } from '#shared/database/sql_condition'
import { queryRows } from '#shared/database/query_rows'
import { cutPage } from '#shared/http/keyset_page'

export type OrganizationMessageCost = {
  id: number
  organization: string
  whatsapp: number
  whatsappKobo: number
  sms: number
  smsParts: number
  smsKobo: number
  email: number
  totalKobo: number
}

/** Counts every message that a provider accepted, delivered or not; refused ones cost nothing. */
const SELECT_MESSAGE_COSTS = `select organizations.id, organizations.name as organization,
    (count(*) filter (where channel = 'whatsapp'))::int as whatsapp,
    coalesce(sum(cost_kobo) filter (where channel = 'whatsapp'), 0) as "whatsappKobo",
    (count(*) filter (where channel = 'sms'))::int as sms,
    coalesce(sum(parts) filter (where channel = 'sms'), 0)::int as "smsParts",
    coalesce(sum(cost_kobo) filter (where channel = 'sms'), 0) as "smsKobo",
    (count(*) filter (where channel = 'email'))::int as email,
    sum(cost_kobo) as "totalKobo"
  from notification_attempts join organizations on organizations.id = organization_id
  where notification_attempts.created_at >= :from and notification_attempts.created_at < :until
    and (status = 'sent' or sms_message_id is not null or whatsapp_message_id is not null)
    and (:search::text[] is null or fold(organizations.name) like all(:search::text[]))
  group by organizations.id`

const COLUMNS = { cost: '"totalKobo"', organization: 'fold(organizations.name)' } as const

export function listMessageCosts({ month, search, sort = '-cost' }: MessageCostQuery) {
  const column = COLUMNS[sort.replace('-', '') as keyof typeof COLUMNS]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return queryRows<OrganizationMessageCost>(
    db,
    `${SELECT_MESSAGE_COSTS} order by ${column} ${direction}, fold(organizations.name), organization, organizations.id`,
    { ...monthBounds(month), search: search ? toLikePatterns(search) : null }
  )
}

/** Reads all rows and slices the page: there is one per sending business. */
export async function listMessageCostPage(listQuery: MessageCostQuery) {
  return cutPage(await listMessageCosts(listQuery), listQuery)
}

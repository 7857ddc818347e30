import db from '@adonisjs/lucid/services/db'
import type { CostQuestion } from '#admin/message_costs/cost_question'
import { momentsOf } from '#branding/notifications/log/message_question'
import { wordPatterns } from '#shared/database/condition'
import { rowsOf } from '#shared/database/rows'
import { cutPage } from '#shared/http/keyset_page'

export type OrganizationCost = {
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

/** What was handed over counts, whatever became of it; what its company did not take has no cost. */
const COSTS = `select organizations.id, organizations.name as organization,
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

/** What messages to receivers came to in a month, for each business that sent some. */
export function allCosts({ month, search, sort = '-cost' }: CostQuestion) {
  const column = COLUMNS[sort.replace('-', '') as keyof typeof COLUMNS]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return rowsOf<OrganizationCost>(
    db,
    `${COSTS} order by ${column} ${direction}, fold(organizations.name), organization, organizations.id`,
    { ...momentsOf(month), search: search ? wordPatterns(search) : null }
  )
}

/** As many rows as businesses that send, so all are read and the page is cut. */
export async function costPage(question: CostQuestion) {
  return cutPage(await allCosts(question), question)
}

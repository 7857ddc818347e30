import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { lagosToday } from '#shared/time/lagos_time'

export interface AgeingRow {
  organizationId: number
  name: string
  notDueKobo: number
  to30Kobo: number
  to60Kobo: number
  to90Kobo: number
  overKobo: number
  openKobo: number
  isStopped: boolean
}

const MAX_AGEING_ROWS = 500

/** First and last days overdue of each age group; both included, negative before the due day. */
export const OVERDUE_DAYS = {
  0: [-100_000, 0],
  1: [1, 30],
  31: [31, 60],
  61: [61, 90],
  91: [91, 100_000],
} as const

const sumOverdueDays = (age: keyof typeof OVERDUE_DAYS) =>
  `coalesce(sum(open_kobo) filter (where cast(:today as date) - due_on between ${OVERDUE_DAYS[age].join(' and ')}), 0)`

const AGEING_SUMS = `
  ${sumOverdueDays(0)} as "notDueKobo", ${sumOverdueDays(1)} as "to30Kobo",
  ${sumOverdueDays(31)} as "to60Kobo", ${sumOverdueDays(61)} as "to90Kobo",
  ${sumOverdueDays(91)} as "overKobo", coalesce(sum(open_kobo), 0) as "openKobo"
  from billing_balances where open_kobo > 0`

/** Lists the largest debts first, at most 500. */
export function listAgeingByBusiness(): Promise<AgeingRow[]> {
  return queryRows<AgeingRow>(
    db,
    `select sums.*, organizations.name, wallets.credit_stopped_at is not null as "isStopped"
     from (
       select organization_id as "organizationId", ${AGEING_SUMS} group by 1
     ) as sums
       join organizations on organizations.id = sums."organizationId"
       join wallets on wallets.organization_id = organizations.id and wallets.user_id is null
     order by "openKobo" desc, "organizationId" limit ${MAX_AGEING_ROWS}`,
    { today: lagosToday() }
  )
}

/** Totals all businesses, also those beyond the list. */
export async function sumAgeing(): Promise<AgeingRow> {
  const [sums] = await queryRows<Omit<AgeingRow, 'organizationId' | 'name' | 'isStopped'>>(
    db,
    `select ${AGEING_SUMS}`,
    { today: lagosToday() }
  )
  return { organizationId: 0, name: 'All businesses', isStopped: false, ...sums! }
}

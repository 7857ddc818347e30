import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { lagosToday } from '#shared/time/lagos_time'

/** Kobo that a business has open, by how many days it is overdue. */
export interface Ageing {
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

const MOST_ROWS = 500

const between = (from: string, to: string) =>
  `coalesce(sum(open_kobo) filter (where cast(:today as date) - due_on between ${from} and ${to}), 0)`

const SUMS = `
  ${between('-100000', '0')} as "notDueKobo", ${between('1', '30')} as "to30Kobo",
  ${between('31', '60')} as "to60Kobo", ${between('61', '90')} as "to90Kobo",
  ${between('91', '100000')} as "overKobo", coalesce(sum(open_kobo), 0) as "openKobo"
  from billing_balances where open_kobo > 0`

/** The largest debts first, at most 500 of them. */
export function ageingByBusiness(): Promise<Ageing[]> {
  return rowsOf<Ageing>(
    db,
    `select sums.*, organizations.name, wallets.credit_stopped_at is not null as "isStopped"
     from (
       select organization_id as "organizationId", ${SUMS} group by 1
     ) as sums
       join organizations on organizations.id = sums."organizationId"
       join wallets on wallets.organization_id = organizations.id and wallets.user_id is null
     order by "openKobo" desc, "organizationId" limit ${MOST_ROWS}`,
    { today: lagosToday() }
  )
}

/** Of all businesses, those beyond the list too. */
export async function ageingInTotal(): Promise<Ageing> {
  const [sums] = await rowsOf<Omit<Ageing, 'organizationId' | 'name' | 'isStopped'>>(
    db,
    `select ${SUMS}`,
    { today: lagosToday() }
  )
  return { organizationId: 0, name: 'All businesses', isStopped: false, ...sums! }
}

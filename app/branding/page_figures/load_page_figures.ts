import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import { type IsoDay, isoDay } from '#shared/time/rules/api_dates'

export type DailyPageFigures = { day: IsoDay; visits: number; repeatVisits: number; clicks: number }

export type PageFigures = {
  /** Every day of the period, today last. */
  days: DailyPageFigures[]
  visits: number
  repeatVisits: number
  clicks: number
  /** Products that still exist, the most clicked first. */
  products: { id: number; name: string; clicks: number }[]
}

export async function loadPageFigures(business: Organization, count: number): Promise<PageFigures> {
  const today = DateTime.now().setZone(LAGOS_ZONE).startOf('day')
  const first = today.minus({ days: count - 1 }).toISODate()!
  const [rows, products] = await Promise.all([
    loadDailyFigures(business, first),
    loadProductClicks(business, first),
  ])
  const known = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: count }, (_, ago) => {
    const day = isoDay(today.minus({ days: count - 1 - ago }))
    return known.get(day) ?? { day, visits: 0, repeatVisits: 0, clicks: 0 }
  })
  const sum = (figure: 'visits' | 'repeatVisits' | 'clicks') =>
    days.reduce((total, day) => total + day[figure], 0)
  return {
    days,
    visits: sum('visits'),
    repeatVisits: sum('repeatVisits'),
    clicks: sum('clicks'),
    products,
  }
}

function loadDailyFigures({ id }: Organization, first: string) {
  return queryRows<DailyPageFigures>(
    db,
    `select to_char(day, 'YYYY-MM-DD') as day, visits, repeat_visits as "repeatVisits", clicks
     from page_figures where organization_id = :id and day >= :first::date`,
    { id, first }
  )
}

function loadProductClicks({ id }: Organization, first: string) {
  return queryRows<{ id: number; name: string; clicks: number }>(
    db,
    `select products.id, products.name, sum(product_clicks.clicks) as clicks
     from products join product_clicks on product_id = products.id
     where organization_id = :id and day >= :first::date
     group by products.id order by clicks desc, products.name`,
    { id, first }
  )
}

/** Deletes the visit counters of parcels that ended or are old; hardly anyone reopens them. */
export async function deleteOldParcelVisits() {
  await db.rawQuery(
    `delete from parcel_visits using shipments where shipments.id = shipment_id
       and (shipments.created_at < now() - interval '180 days'
         or (status in ('DELIVERED', 'VOIDED', 'CANCELED') or tracking_state = 'RETURNED')
           and shipments.updated_at < now() - interval '30 days')`
  )
}

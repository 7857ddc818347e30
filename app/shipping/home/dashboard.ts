import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import { withRowParts } from '#shipping/history/shipment_history'

const MONTHS = 6
const RECENT = 5
const ZONE = 'Africa/Lagos'

type Shipments = ReturnType<typeof Shipment.visibleTo>

/** What was paid for in a month of Lagos; what was taken back is left out. */
interface Month {
  start: DateTime
  shipments: number
  spendKobo: number
}

export interface Dashboard {
  /** The latest six, this one last. */
  months: Month[]
  /** Days of these months on which something was paid for. */
  activeDays: number
  recent: Shipment[]
}

/** All that the caller sees. */
export function dashboardOf(caller: Caller): Promise<Dashboard> {
  return dashboard(() => Shipment.visibleTo(caller))
}

/** Of one organization: all of it for who shares it, one's own part of the retail customers. */
export function organizationDashboard(caller: Caller): Promise<Dashboard> {
  const { organization, user } = caller
  const isShared = organization.isBusiness || caller.isAdmin
  return dashboard(() => {
    const query = Shipment.query().where('organizationId', organization.id)
    return isShared ? query : query.where('userId', user.id)
  })
}

async function dashboard(shipments: () => Shipments): Promise<Dashboard> {
  const [months, activeDays, recent] = await Promise.all([
    monthsOf(shipments()),
    activeDaysOf(shipments()),
    recentOf(shipments()),
  ])
  return { months, activeDays, recent }
}

function recentOf(shipments: Shipments): Promise<Shipment[]> {
  return withRowParts(shipments)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .exec()
}

async function monthsOf(shipments: Shipments): Promise<Month[]> {
  const starts = latestMonths()
  const rows = await paidSince(shipments, starts[0]!)
    .select(db.raw(`to_char(paid_at at time zone '${ZONE}', 'YYYY-MM') as month`))
    .count('* as shipments')
    .select(db.raw('sum(payment_amount_kobo + reweighed_kobo) as spend'))
    .groupBy('month')
  const found = new Map(rows.map(({ $extras }) => [$extras.month, $extras]))
  return starts.map((start) => {
    const row = found.get(start.toFormat('yyyy-MM'))
    return { start, shipments: Number(row?.shipments ?? 0), spendKobo: Number(row?.spend ?? 0) }
  })
}

async function activeDaysOf(shipments: Shipments): Promise<number> {
  const day = `date_trunc('day', paid_at at time zone '${ZONE}')`
  const [row] = await paidSince(shipments, latestMonths()[0]!).select(
    db.raw(`count(distinct ${day})::int as days`)
  )
  return row?.$extras.days ?? 0
}

function paidSince(shipments: Shipments, start: DateTime) {
  return shipments.whereNot('status', 'VOIDED').where('paidAt', '>=', start.toJSDate())
}

function latestMonths(): DateTime[] {
  const current = DateTime.now().setZone(ZONE).startOf('month')
  return Array.from({ length: MONTHS }, (_, index) => current.minus({ months: MONTHS - 1 - index }))
}

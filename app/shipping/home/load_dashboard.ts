import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { type DailyFigure, readFiguresSince } from '#shared/figures/figures'
import Shipment, { type ShipmentVisibility } from '#shipping/shipment/models/shipment'
import { toFigureOwner } from '#shipping/home/figure_owner'
import { type ShipmentListItem, loadListItemsFor } from '#shipping/shipment/shipment_list_item'

const MONTHS = 6
const RECENT = 5
const ZONE = 'Africa/Lagos'

type Shipments = ReturnType<typeof Shipment.visibleTo>

/** Figures of the paid shipments of a Lagos month, without voided ones. */
interface Month {
  start: DateTime
  shipments: number
  spendKobo: number
}

export interface DashboardFigures {
  /** The latest six months, the current one last. */
  months: Month[]
  /** How many days of these months had a payment. */
  activeDays: number
  recent: ShipmentListItem[]
}

export function loadDashboard(caller: Caller): Promise<DashboardFigures> {
  return buildDashboard(Shipment.visibilityOf(caller), Shipment.visibleTo(caller))
}

/** Covers the whole organization; for a retail customer only their own shipments. */
export function loadOrganizationDashboard(caller: Caller): Promise<DashboardFigures> {
  const { organization, user } = caller
  const { id: organizationId } = organization
  const isShared = organization.isBusiness || caller.isAdmin
  const query = Shipment.query().where({ organizationId })
  return isShared
    ? buildDashboard({ organizationId, userId: null }, query)
    : buildDashboard({ organizationId, userId: user.id }, query.where('userId', user.id))
}

async function buildDashboard(
  visibility: ShipmentVisibility,
  shipments: Shipments
): Promise<DashboardFigures> {
  const starts = latestMonths()
  const [days, recent] = await Promise.all([
    readFiguresSince(toFigureOwner(visibility), ['paid'], starts[0]!),
    loadListItemsFor(shipments.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(RECENT)),
  ])
  const activeDays = days.filter(({ count }) => count > 0).length
  return { months: monthsOf(starts, days), activeDays, recent }
}

function monthsOf(starts: DateTime[], days: DailyFigure[]): Month[] {
  return starts.map((start) => {
    const ofMonth = days.filter(({ day }) => day.startsWith(start.toFormat('yyyy-MM')))
    return {
      start,
      shipments: ofMonth.reduce((sum, { count }) => sum + count, 0),
      spendKobo: ofMonth.reduce((sum, { kobo }) => sum + kobo, 0),
    }
  })
}

function latestMonths(): DateTime[] {
  const current = DateTime.now().setZone(ZONE).startOf('month')
  return Array.from({ length: MONTHS }, (_, index) => current.minus({ months: MONTHS - 1 - index }))
}

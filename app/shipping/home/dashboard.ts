import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { type FigureOfDay, figuresSince } from '#shared/figures/figures'
import Shipment, { type Visibility } from '#shipping/shipment/models/shipment'
import { figureOwner } from '#shipping/home/figure_owner'
import { type ShipmentLine, linesFoundBy } from '#shipping/shipment/shipment_line'

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
  recent: ShipmentLine[]
}

/** All that the caller sees. */
export function dashboardOf(caller: Caller): Promise<Dashboard> {
  return dashboard(Shipment.visibilityOf(caller), Shipment.visibleTo(caller))
}

/** Of one organization: all of it for who shares it, one's own part of the retail customers. */
export function organizationDashboard(caller: Caller): Promise<Dashboard> {
  const { organization, user } = caller
  const { id: organizationId } = organization
  const isShared = organization.isBusiness || caller.isAdmin
  const query = Shipment.query().where({ organizationId })
  return isShared
    ? dashboard({ organizationId, userId: null }, query)
    : dashboard({ organizationId, userId: user.id }, query.where('userId', user.id))
}

async function dashboard(visibility: Visibility, shipments: Shipments): Promise<Dashboard> {
  const starts = latestMonths()
  const [days, recent] = await Promise.all([
    figuresSince(figureOwner(visibility), ['paid'], starts[0]!),
    linesFoundBy(shipments.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(RECENT)),
  ])
  const activeDays = days.filter(({ count }) => count > 0).length
  return { months: monthsOf(starts, days), activeDays, recent }
}

function monthsOf(starts: DateTime[], days: FigureOfDay[]): Month[] {
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

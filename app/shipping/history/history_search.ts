import type { Caller } from '#identity/sessions/caller'
import { lagosMidnight } from '#shared/time/lagos_time'
import { withRowParts } from '#shipping/history/shipment_history'
import Shipment from '#shipping/shipment/models/shipment'
import {
  PARCEL_STATES,
  PARCEL_STATE_WORDS,
  type ParcelState,
} from '#shipping/shipment/rules/parcel_states'

export type HistoryOrder = 'date' | 'trackingNumber' | 'sender' | 'recipient' | 'status'

export type HistoryQuestion = {
  startDate: Date
  endDate: Date
  search?: string
  parcelState?: ParcelState
  /** A minus in front: the last first. */
  sort?: HistoryOrder | `-${HistoryOrder}`
}

/** Of what is over nothing befalls any more. */
const CARRIED = `shipments.status in ('BOOKED', 'COURIER_ASSIGNED')`

/** What each column sorts by. Names as people look them up, whatever their case. */
const ORDERS: Record<HistoryOrder, string> = {
  date: 'shipments.created_at',
  trackingNumber: 'shipments.tracking_number',
  sender: fullnameOf('origin'),
  recipient: fullnameOf('destination'),
  status: 'shipments.status',
}

export const HISTORY_SORTS = Object.keys(ORDERS).flatMap(
  (order) => [order, `-${order}`] as (HistoryOrder | `-${HistoryOrder}`)[]
)

/** The shipments of some days that hold a text somewhere in their row, in the order of a column. */
export function historyQuery(caller: Caller, question: HistoryQuestion) {
  const { startDate, endDate, search, parcelState, sort = '-date' } = question
  const isDescending = sort.startsWith('-')
  const order = ORDERS[sort.replace('-', '') as HistoryOrder]
  const query = Shipment.visibleTo(caller)
    .where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
    .where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
    .orderByRaw(`${order} ${isDescending ? 'desc' : 'asc'}, shipments.id desc`)
  if (parcelState) query.where('trackingState', parcelState).whereRaw(CARRIED)
  return search ? query.whereRaw(...holding(search, caller)) : query
}

/** The same with everything that a row shows. */
export function historyPage(
  caller: Caller,
  question: HistoryQuestion,
  { page, perPage }: { page: number; perPage: number }
) {
  return withRowParts(historyQuery(caller, question)).paginate(page, perPage)
}

function fullnameOf(side: 'origin' | 'destination'): string {
  return `(select lower(fullname) from shipment_addresses
    where shipment_id = shipments.id and side = '${side}')`
}

const ON_THE_WAY = `case when shipments.in_transit and shipments.status in ('BOOKED', 'COURIER_ASSIGNED')
  then 'on the way' else replace(shipments.status, '_', ' ') end`

/** What has befallen a parcel is looked for as its badge calls it. */
function statesCalled(search: string): string[] {
  const isCalled = (state: ParcelState) =>
    PARCEL_STATE_WORDS[state].label.toLowerCase().includes(search.toLowerCase())
  return PARCEL_STATES.filter(isCalled).map(
    (state) => `shipments.tracking_state = '${state}' and ${CARRIED}`
  )
}

/** Only staff are told that a parcel is on the way. */
function holding(search: string, caller: Caller): [string, string[]] {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const status = caller.isBookingStaff ? ON_THE_WAY : `replace(shipments.status, '_', ' ')`
  const places = [
    `concat_ws(' ', shipments.tracking_number, shipments.service_type, shipments.waybill_number) ilike ?`,
    `${status} ilike ?`,
    `exists (select from shipment_packages where shipment_id = shipments.id and waybill_number ilike ?)`,
    `exists (select from shipment_addresses address
       join countries on countries.code = address.country_code
       left join states on states.key = address.state_key
       where address.shipment_id = shipments.id
         and (address.fullname ilike ?
           or case address.side when 'origin' then states.name else countries.name end ilike ?))`,
  ]
  const marks = [...places, ...statesCalled(search)].join(' or ')
  return [`(${marks})`, Array.from(marks.matchAll(/\?/g), () => pattern)]
}

import type { Caller } from '#identity/sessions/caller'
import { lagosMidnight } from '#shared/time/lagos_time'
import { withRowParts } from '#shipping/history/shipment_history'
import { CARRIED, type ListedStatus, withStatus } from '#shipping/history/status_counts'
import type { ShipmentKind } from '#shipping/pricing/kind'
import Shipment from '#shipping/shipment/models/shipment'
import {
  PARCEL_STATES,
  PARCEL_STATE_WORDS,
  type ParcelState,
} from '#shipping/shipment/rules/parcel_states'

export type HistoryOrder = 'date' | 'trackingNumber' | 'sender' | 'recipient' | 'status'

export type HistoryQuestion = {
  /** Days in Lagos, both included; all of them where none is told. */
  startDate?: Date
  endDate?: Date
  kind?: ShipmentKind
  search?: string
  parcelState?: ParcelState
  status?: ListedStatus
  /** A minus in front: the last first. */
  sort?: HistoryOrder | `-${HistoryOrder}`
}

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
  const { sort = '-date' } = question
  const isDescending = sort.startsWith('-')
  const order = ORDERS[sort.replace('-', '') as HistoryOrder]
  return foundShipments(caller, question).orderByRaw(
    `${order} ${isDescending ? 'desc' : 'asc'}, shipments.id desc`
  )
}

/** The same in no order, to be counted. */
export function foundShipments(caller: Caller, question: HistoryQuestion) {
  const { startDate, endDate, kind, search, parcelState, status } = question
  const query = Shipment.visibleTo(caller)
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  if (kind) query.where({ kind })
  if (parcelState) withStatus(query, parcelState)
  if (status) withStatus(query, status)
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
    `shipments.transaction_reference ilike ?`,
    `exists (select from shipment_packages where shipment_id = shipments.id and waybill_number ilike ?)`,
    `exists (select from shipment_addresses address
       join countries on countries.code = address.country_code
       left join states on states.key = address.state_key
       where address.shipment_id = shipments.id
         and (address.fullname ilike ?
           or case address.side when 'origin' then states.name else countries.name end ilike ?))`,
  ]
  const marks = [...places, ...statesCalled(search)].join(' or ')
  const patterns = Array.from(marks.matchAll(/\?/g), () => pattern)
  const digits = digitsOf(search)
  if (!digits) return [`(${marks})`, patterns]
  return [`(${marks} or ${PHONE})`, [...patterns, `%${digits}%`]]
}

/** Written with or without spaces and the code of the country. */
const PHONE = `exists (select from shipment_addresses where shipment_id = shipments.id
  and regexp_replace(phone_number, '\\D', '', 'g') like ?)`

/** What somebody types of a phone number, but for how it begins; null for fewer digits than one remembers. */
function digitsOf(search: string): string | null {
  if (!/^[+\d][\d\s()-]*$/.test(search)) return null
  const digits = search.replace(/\D/g, '').replace(/^(00)?234|^0/, '')
  return digits.length >= 4 ? digits : null
}

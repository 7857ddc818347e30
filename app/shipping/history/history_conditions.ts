import {
  joinWithAnd,
  sqlCondition,
  type SqlCondition,
  containsWords,
} from '#shared/database/sql_condition'
import { foldText } from '#shared/text/rules/fold_text'
import { lagosMidnight } from '#shared/time/lagos_time'
import { UNDERWAY_CONDITION, type ListedStatus } from '#shipping/history/listed_status'
import type { ShipmentVisibility } from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import {
  PARCEL_STATES,
  PARCEL_TROUBLE_TEXTS,
  type ParcelState,
} from '#shipping/shipment/rules/parcel_states'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'

export type HistoryOrder = 'date' | 'trackingNumber' | 'sender' | 'recipient' | 'status'

export type HistoryQuery = {
  /** Lagos days, both included; omit for no limit. */
  startDate?: Date
  endDate?: Date
  kind?: ShipmentKind
  search?: string
  parcelState?: ParcelState
  status?: ListedStatus
  /** A leading minus sorts in descending order. */
  sort?: HistoryOrder | `-${HistoryOrder}`
}

/** Conditions on owner and days, the leading columns of both tables' indexes. */
export function historyScope(
  { organizationId, userId }: ShipmentVisibility,
  { startDate, endDate }: Pick<HistoryQuery, 'startDate' | 'endDate'>,
  table: 'shipments' | 'search'
): SqlCondition {
  const all: SqlCondition[] = []
  if (organizationId === null) all.push(sqlCondition(`${table}.organization_id > 0`))
  else all.push(sqlCondition(`${table}.organization_id = ?`, organizationId))
  if (organizationId !== null && table === 'search') {
    all.push(sqlCondition('search.person_id = ?', userId ?? 0))
  } else if (userId !== null) {
    all.push(sqlCondition(`${table}.user_id = ?`, userId))
  }
  const day = (date: Date, days = 0) => lagosMidnight(date).plus({ days }).toJSDate()
  if (startDate) all.push(sqlCondition(`${table}.created_at >= ?`, day(startDate)))
  if (endDate) all.push(sqlCondition(`${table}.created_at < ?`, day(endDate, 1)))
  return joinWithAnd(all)
}

export function statusCondition(status: ListedStatus): SqlCondition {
  if (status === 'CLEARANCE') {
    return sqlCondition(`${UNDERWAY_CONDITION} and shipments.id in
      (select shipment_id from clearance_documents where uploaded_at is null)`)
  }
  const isState = PARCEL_STATES.some((state) => state === status)
  return isState
    ? sqlCondition(`shipments.tracking_state = ? and ${UNDERWAY_CONDITION}`, status)
    : sqlCondition('shipments.status = ?', status)
}

/** The order of the indexes. Shipments that wait for documents are few and need no order. */
export function newestFirstOrder({ status }: Pick<HistoryQuery, 'status'>): string {
  return status === 'CLEARANCE' ? '' : 'order by shipments.created_at desc, shipments.id desc'
}

export function historyFilterConditions({
  kind,
  parcelState,
  status,
}: HistoryQuery): SqlCondition[] {
  return [
    ...(kind ? [sqlCondition('shipments.kind = ?', kind)] : []),
    ...(parcelState ? [statusCondition(parcelState)] : []),
    ...(status ? [statusCondition(status)] : []),
  ]
}

export function searchConditions(search: string, isStaff: boolean) {
  const content = containsWords('search.content', search)
  const digits = phoneDigitsIn(search)
  const phone = digits && sqlCondition('search.content like ?', `%${encodePhoneDigits(digits)}%`)
  return {
    content: [content, ...(phone ? [phone] : [])],
    status: [...statusesMatching(search, isStaff), ...parcelStatesMatching(search)],
  }
}

const matchesSearch = (search: string) => (words: string) =>
  foldText(words).includes(foldText(search))

/** Only staff see the "on the way" status. */
function statusesMatching(search: string, isStaff: boolean): SqlCondition[] {
  const onTheWay = `shipments.in_transit and ${UNDERWAY_CONDITION}`
  const called = SHIPMENT_STATUSES.filter((status) =>
    matchesSearch(search)(status.replaceAll('_', ' '))
  )
  const all = called.map((status) =>
    sqlCondition(`shipments.status = ?${isStaff ? ` and not (${onTheWay})` : ''}`, status)
  )
  return isStaff && matchesSearch(search)('on the way') ? [...all, sqlCondition(onTheWay)] : all
}

function parcelStatesMatching(search: string): SqlCondition[] {
  const isCalled = (state: ParcelState) => matchesSearch(search)(PARCEL_TROUBLE_TEXTS[state].label)
  return PARCEL_STATES.filter(isCalled).map(statusCondition)
}

/** Encodes digits like `database/functions/shipment_search.sql`. */
export function encodePhoneDigits(digits: string): string {
  return digits.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)]!)
}

/** Removes the prefix of a phone number; null below four digits. */
function phoneDigitsIn(search: string): string | null {
  if (!/^[+\d][\d\s()-]*$/.test(search)) return null
  const digits = search.replace(/\D/g, '').replace(/^(00)?234|^0/, '')
  return digits.length >= 4 ? digits : null
}

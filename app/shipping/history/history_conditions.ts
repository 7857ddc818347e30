import { allOf, condition, type Condition, holdsWords } from '#shared/database/condition'
import { fold } from '#shared/text/rules/fold'
import { lagosMidnight } from '#shared/time/lagos_time'
import type { HistoryQuestion } from '#shipping/history/history_search'
import { CARRIED, type ListedStatus } from '#shipping/history/listed_status'
import type { Visibility } from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/moving'
import {
  PARCEL_STATES,
  PARCEL_STATE_WORDS,
  type ParcelState,
} from '#shipping/shipment/rules/parcel_states'

/** Whose shipments, of which days: by the columns that indexes of both tables begin with. */
export function scopeOf(
  { organizationId, userId }: Visibility,
  { startDate, endDate }: Pick<HistoryQuestion, 'startDate' | 'endDate'>,
  table: 'shipments' | 'search'
): Condition {
  const all: Condition[] = []
  if (organizationId === null) all.push(condition(`${table}.organization_id > 0`))
  else all.push(condition(`${table}.organization_id = ?`, organizationId))
  if (organizationId !== null && table === 'search') {
    all.push(condition('search.person_id = ?', userId ?? 0))
  } else if (userId !== null) {
    all.push(condition(`${table}.user_id = ?`, userId))
  }
  const day = (date: Date, days = 0) => lagosMidnight(date).plus({ days }).toJSDate()
  if (startDate) all.push(condition(`${table}.created_at >= ?`, day(startDate)))
  if (endDate) all.push(condition(`${table}.created_at < ?`, day(endDate, 1)))
  return allOf(all)
}

/** Those that stand there. */
export function atStatus(status: ListedStatus): Condition {
  if (status === 'CLEARANCE') {
    return condition(`${CARRIED} and shipments.id in
      (select shipment_id from clearance_documents where uploaded_at is null)`)
  }
  const isState = PARCEL_STATES.some((state) => state === status)
  return isState
    ? condition(`shipments.tracking_state = ? and ${CARRIED}`, status)
    : condition('shipments.status = ?', status)
}

/** As indexes have them, so that a part of them is read by one; what waits for papers is few, wherever it is. */
export function newestFirst({ status }: Pick<HistoryQuestion, 'status'>): string {
  return status === 'CLEARANCE' ? '' : 'order by shipments.created_at desc, shipments.id desc'
}

/** What is asked beside whose, when and which text. */
export function filtersOf({ kind, parcelState, status }: HistoryQuestion): Condition[] {
  return [
    ...(kind ? [condition('shipments.kind = ?', kind)] : []),
    ...(parcelState ? [atStatus(parcelState)] : []),
    ...(status ? [atStatus(status)] : []),
  ]
}

/** The ways in which a shipment may hold a text, each of which an index can be asked for. */
export function holding(search: string, isStaff: boolean) {
  const content = holdsWords('search.content', search)
  const digits = digitsOf(search)
  const phone = digits && condition('search.content like ?', `%${phoneLetters(digits)}%`)
  return {
    content: [content, ...(phone ? [phone] : [])],
    status: [...statusesCalled(search, isStaff), ...statesCalled(search)],
  }
}

const isIn = (search: string) => (words: string) => fold(words).includes(fold(search))

/** Only staff are told that a parcel is on the way. */
function statusesCalled(search: string, isStaff: boolean): Condition[] {
  const onTheWay = `shipments.in_transit and ${CARRIED}`
  const called = SHIPMENT_STATUSES.filter((status) => isIn(search)(status.replaceAll('_', ' ')))
  const all = called.map((status) =>
    condition(`shipments.status = ?${isStaff ? ` and not (${onTheWay})` : ''}`, status)
  )
  return isStaff && isIn(search)('on the way') ? [...all, condition(onTheWay)] : all
}

/** What has befallen a parcel is looked for as its badge calls it. */
function statesCalled(search: string): Condition[] {
  const isCalled = (state: ParcelState) => isIn(search)(PARCEL_STATE_WORDS[state].label)
  return PARCEL_STATES.filter(isCalled).map(atStatus)
}

/** As `database/functions/shipment_search.sql` writes the digits of phone numbers. */
export function phoneLetters(digits: string): string {
  return digits.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)]!)
}

/** What somebody types of a phone number, but for how it begins; null for fewer digits than one remembers. */
function digitsOf(search: string): string | null {
  if (!/^[+\d][\d\s()-]*$/.test(search)) return null
  const digits = search.replace(/\D/g, '').replace(/^(00)?234|^0/, '')
  return digits.length >= 4 ? digits : null
}

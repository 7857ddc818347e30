import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MAX_RESULTS_PER_KIND } from '#identity/search/finders'
import type { SearchText } from '#identity/search/search_text'
import { queryRows } from '#shared/database/query_rows'
import { findIdsByRowText } from '#shipping/history/find_shipment_ids'
import {
  joinWithAnd,
  joinWithOr,
  type SqlCondition,
  sqlCondition,
  containsWords,
} from '#shared/database/sql_condition'
import { encodePhoneDigits } from '#shipping/history/history_conditions'
import Shipment, { type ShipmentVisibility } from '#shipping/shipment/models/shipment'

const MAX_NUMBER_DIGITS = 12

type Row = {
  id: number
  number: number
  status: string
  courier: string
  sender: string | null
  recipient: string | null
}

/** Searches the indexed numbers first, then the row texts, among the caller's visible shipments. */
function findShipmentsSql(visible: string): string {
  return `with numbered as (
      (select id from shipments where ${visible} and tracking_number between :from and :to
        order by id desc limit ${MAX_RESULTS_PER_KIND})
      union (select id from shipments where ${visible} and transaction_reference = :reference)
      union (select id from shipments where ${visible} and reference = :typed
        order by id desc limit ${MAX_RESULTS_PER_KIND})
      union (select id from shipments where ${visible} and waybill_number = :reference
        limit ${MAX_RESULTS_PER_KIND})
      union (select shipment_id from shipment_packages join shipments on shipments.id = shipment_id
        where ${visible} and shipment_packages.waybill_number = :reference limit ${MAX_RESULTS_PER_KIND})
    ), found as (
      select id, 0 as place from numbered
      union all select id, 1 from shipments where ${visible} and id = any(:held)
        and id not in (select id from numbered)
    )
    select shipments.id, shipments.tracking_number as number, shipments.status, couriers.name as courier,
      sender.fullname as sender, recipient.fullname as recipient
    from found join shipments on shipments.id = found.id
      join couriers on couriers.code = shipments.courier_code
      left join shipment_addresses as sender
        on sender.shipment_id = shipments.id and sender.side = 'origin'
      left join shipment_addresses as recipient
        on recipient.shipment_id = shipments.id and recipient.side = 'destination'
    order by found.place, shipments.id desc limit ${MAX_RESULTS_PER_KIND}`
}

function visibilityCondition({ organizationId, userId }: ShipmentVisibility): string {
  const ofOrganization =
    organizationId === null
      ? 'shipments.organization_id > 0'
      : 'shipments.organization_id = :organizationId'
  return userId === null ? ofOrganization : `${ofOrganization} and shipments.user_id = :userId`
}

const findShipments: Finder = async (typed, caller) => {
  const visibility = Shipment.visibilityOf(caller)
  const numbers = typed.numbersOf(MAX_NUMBER_DIGITS)
  const rows = await queryRows<Row>(db, findShipmentsSql(visibilityCondition(visibility)), {
    ...visibility,
    from: numbers?.from ?? null,
    to: numbers?.to ?? null,
    reference: typed.reference,
    typed: typed.text,
    held: await findIdsByRowText(visibility, typed.text, searchWays(typed)),
  })
  const shipments = rows.map(describeShipment)
  const refused = rows.filter(({ status }) => status === 'PENDING_ISSUE')
  return [...shipments, ...(caller.isBookingStaff ? refused.map(describeRetry) : [])]
}

function describeShipment({ number, status, courier, sender, recipient }: Row) {
  return {
    kind: 'shipment' as const,
    title: `${sender ?? '--'} to ${recipient ?? '--'}`,
    detail: [number, courier, statusWords(status)].join(' · '),
    href: urlFor('shipping.shipment', { number }),
  }
}

function describeRetry(row: Row) {
  const { title, href } = describeShipment(row)
  const detail = `${title} · ${row.courier}`
  return { kind: 'retry' as const, title: `Retry ${row.number}`, detail, href, retries: row.id }
}

/** Phone numbers and shop references match by their beginning; our own numbers have indexes. */
function searchWays(typed: SearchText): SqlCondition[] {
  const phones = typed.phones.flatMap((phone) => phone ?? [])
  const contains = containsWords('search.content', typed.text)
  const names = ['search.sender', 'search.recipient'].map((name) => containsWords(name, typed.text))
  return [
    typed.isNumber ? joinWithAnd([contains, joinWithOr(names)]) : contains,
    ...(typed.isNumber ? [sqlCondition('search.content like ?', `%\n${typed.prefix}`)] : []),
    ...phones.map((phone) =>
      sqlCondition('search.content like ?', `%\n${encodePhoneDigits(phone.replace(/\D/g, ''))}%`)
    ),
  ]
}

function statusWords(status: string): string {
  return status === 'CANCELED' ? 'cancelled' : status.toLowerCase().replaceAll('_', ' ')
}

export default findShipments

import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MOST_OF_A_KIND } from '#identity/search/finders'
import type { Typed } from '#identity/search/typed'
import { rowsOf } from '#shared/database/rows'
import { heldIds } from '#shipping/history/found_ids'
import { allOf, anyOf, type Condition, condition, holdsWords } from '#shared/database/condition'
import { phoneLetters } from '#shipping/history/history_conditions'
import Shipment, { type Visibility } from '#shipping/shipment/models/shipment'

const DIGITS = 12

type Row = {
  number: number
  status: string
  courier: string
  sender: string | null
  recipient: string | null
}

/**
 * By one of its numbers, each of which has an index, and by what its row is found by, over all that the caller sees.
 * What has the number comes first.
 */
function statement(visible: string): string {
  return `with numbered as (
      (select id from shipments where ${visible} and tracking_number between :from and :to
        order by id desc limit ${MOST_OF_A_KIND})
      union (select id from shipments where ${visible} and transaction_reference = :reference)
      union (select id from shipments where ${visible} and reference = :typed
        order by id desc limit ${MOST_OF_A_KIND})
      union (select id from shipments where ${visible} and waybill_number = :reference
        limit ${MOST_OF_A_KIND})
      union (select shipment_id from shipment_packages join shipments on shipments.id = shipment_id
        where ${visible} and shipment_packages.waybill_number = :reference limit ${MOST_OF_A_KIND})
    ), found as (
      select id, 0 as place from numbered
      union all select id, 1 from shipments where ${visible} and id = any(:held)
        and id not in (select id from numbered)
    )
    select shipments.tracking_number as number, shipments.status, couriers.name as courier,
      sender.fullname as sender, recipient.fullname as recipient
    from found join shipments on shipments.id = found.id
      join couriers on couriers.code = shipments.courier_code
      left join shipment_addresses as sender
        on sender.shipment_id = shipments.id and sender.side = 'origin'
      left join shipment_addresses as recipient
        on recipient.shipment_id = shipments.id and recipient.side = 'destination'
    order by found.place, shipments.id desc limit ${MOST_OF_A_KIND}`
}

function visibleFor({ organizationId, userId }: Visibility): string {
  const ofOrganization =
    organizationId === null
      ? 'shipments.organization_id > 0'
      : 'shipments.organization_id = :organizationId'
  return userId === null ? ofOrganization : `${ofOrganization} and shipments.user_id = :userId`
}

const findShipments: Finder = async (typed, caller) => {
  const visibility = Shipment.visibilityOf(caller)
  const numbers = typed.numbersOf(DIGITS)
  const rows = await rowsOf<Row>(db, statement(visibleFor(visibility)), {
    ...visibility,
    ...{ from: numbers?.from ?? null, to: numbers?.to ?? null },
    ...{ reference: typed.reference, typed: typed.text },
    ...{ held: await heldIds(visibility, typed.text, waysOf(typed)) },
  })
  return rows.map(({ number, status, courier, sender, recipient }) => ({
    kind: 'shipment' as const,
    title: `${sender ?? '--'} to ${recipient ?? '--'}`,
    detail: [number, courier, wordsOf(status)].join(' · '),
    href: urlFor('shipping.shipment', { number }),
  }))
}

/** A name, a place or another word anywhere, a phone number or a shop's reference by its beginning. Digits of our numbers have indexes of their own. */
function waysOf(typed: Typed): Condition[] {
  const phones = typed.phones.flatMap((phone) => phone ?? [])
  const held = holdsWords('search.content', typed.text)
  const names = ['search.sender', 'search.recipient'].map((name) => holdsWords(name, typed.text))
  return [
    typed.isNumber ? allOf([held, anyOf(names)]) : held,
    ...(typed.isNumber ? [condition('search.content like ?', `%\n${typed.prefix}`)] : []),
    ...phones.map((phone) =>
      condition('search.content like ?', `%\n${phoneLetters(phone.replace(/\D/g, ''))}%`)
    ),
  ]
}

function wordsOf(status: string): string {
  return status === 'CANCELED' ? 'cancelled' : status.toLowerCase().replaceAll('_', ' ')
}

export default findShipments

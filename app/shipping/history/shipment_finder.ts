import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MOST_OF_A_KIND, NEWEST } from '#identity/search/finders'
import { rowsOf } from '#shared/database/rows'
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
 * By one of its numbers, each of which has an index; by who sends or receives it among the newest alone. What has
 * the number comes first.
 */
function statement(visible: string): string {
  return `with newest as (
      select id from shipments where ${visible} order by id desc limit ${NEWEST}
    ), numbered as (
      (select id from shipments where ${visible} and tracking_number between :from and :to
        order by id desc limit ${MOST_OF_A_KIND})
      union (select id from shipments where ${visible} and transaction_reference = :reference)
      union (select id from shipments where ${visible} and waybill_number = :reference
        limit ${MOST_OF_A_KIND})
      union (select shipment_id from shipment_packages join shipments on shipments.id = shipment_id
        where ${visible} and shipment_packages.waybill_number = :reference limit ${MOST_OF_A_KIND})
    ), named as (
      select distinct newest.id from newest
        join shipment_addresses as address on address.shipment_id = newest.id
      where address.fullname ilike :anywhere
        or address.phone_number like :home or address.phone_number like :abroad
      order by newest.id desc limit ${MOST_OF_A_KIND}
    ), found as (
      select id, 0 as place from numbered
      union all select id, 1 from named where id not in (select id from numbered)
    )
    select shipments.tracking_number::float8 as number, shipments.status, couriers.name as courier,
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
  const [home, abroad] = typed.phones
  const rows = await rowsOf<Row>(db, statement(visibleFor(visibility)), {
    ...visibility,
    ...{ from: numbers?.from ?? null, to: numbers?.to ?? null },
    ...{ reference: typed.reference, anywhere: typed.anywhere, home, abroad },
  })
  return rows.map(({ number, status, courier, sender, recipient }) => ({
    kind: 'shipment' as const,
    title: `${sender ?? '--'} to ${recipient ?? '--'}`,
    detail: [number, courier, wordsOf(status)].join(' · '),
    href: urlFor('shipping.shipment', { number }),
  }))
}

function wordsOf(status: string): string {
  return status === 'CANCELED' ? 'cancelled' : status.toLowerCase().replaceAll('_', ' ')
}

export default findShipments

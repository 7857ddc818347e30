import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import Shipment from '#shipping/shipment/models/shipment'
import {
  generateTrackingNumbers,
  generateTransactionReference,
} from '#shipping/shipment/shipment_numbers'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

/** Copies the rows of a model shipment, which in tests has one package. */
const COPIES = `
  with places as materialized (
    select nextval('shipments_id_seq') as id, nextval('shipment_packages_id_seq') as package_id, given.*
    from unnest(:references::text[], :numbers::bigint[]) with ordinality as given (reference, number, place)
  ), copied as (
    insert into shipments
    select copy.* from places, shipments as model, jsonb_populate_record(model, jsonb_build_object(
      'id', places.id, 'transaction_reference', places.reference, 'tracking_number', number)) as copy
    where model.id = :model order by place
  ), addresses as (
    insert into shipment_addresses
    select copy.* from places, shipment_addresses as model, jsonb_populate_record(model, jsonb_build_object(
      'id', nextval('shipment_addresses_id_seq'), 'shipment_id', places.id)) as copy
    where model.shipment_id = :model
  ), packages as (
    insert into shipment_packages
    select copy.* from places, shipment_packages as model, jsonb_populate_record(model, jsonb_build_object(
      'id', places.package_id, 'shipment_id', places.id)) as copy
    where model.shipment_id = :model
  ), items as (
    insert into shipment_items
    select copy.* from places, shipment_items as model
      join shipment_packages as parcel on parcel.id = model.package_id and parcel.shipment_id = :model,
      jsonb_populate_record(model, jsonb_build_object(
        'id', nextval('shipment_items_id_seq'), 'package_id', places.package_id)) as copy
  ), charges as (
    insert into shipment_charges
    select copy.* from places, shipment_charges as model, jsonb_populate_record(model, jsonb_build_object(
      'id', nextval('shipment_charges_id_seq'), 'shipment_id', places.id)) as copy
    where model.shipment_id = :model
  )
  insert into shipment_status_changes
  select copy.* from places, shipment_status_changes as model, jsonb_populate_record(model, jsonb_build_object(
    'id', nextval('shipment_status_changes_id_seq'), 'shipment_id', places.id)) as copy
  where model.shipment_id = :model`

/** Creates identical unpaid shipments in the order of their ids: the first one and its copies. */
export async function makeUnpaid(count: number, draft: Omit<ShipmentDraft, 'status' | 'packages'>) {
  const model = await makeShipment({ ...draft, status: 'AWAITING_PAYMENT_CONFIRMATION' })
  const numbers = await generateTrackingNumbers(count - 1)
  const references = numbers.map(() => generateTransactionReference())
  await queryRows(db, COPIES, { model: model.id, numbers, references })
  const all = [model.transactionReference, ...references]
  return Shipment.query().whereIn('transactionReference', all).orderBy('id')
}

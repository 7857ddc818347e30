/**
 * Writes down which clearances a shipment needs: those of its items' categories, where it crosses a
 * border. Run when it is paid, for then its items stay as they are; safe to run twice. Binds shipmentId.
 */
export const NOTE_CLEARANCE_NEEDS = `insert into clearance_documents (shipment_id, classification)
  select distinct shipments.id, item_categories.clearance_kind
  from shipments
  join shipment_packages on shipment_packages.shipment_id = shipments.id
  join shipment_items on shipment_items.package_id = shipment_packages.id
  join item_categories on item_categories.id = shipment_items.category_id
  where shipments.id = :shipmentId and shipments.kind <> 'domestic'
    and item_categories.clearance_kind is not null
    and not exists (select from clearance_documents known
                    where known.shipment_id = shipments.id
                      and known.classification = item_categories.clearance_kind)`

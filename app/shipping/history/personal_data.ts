import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type PersonalData } from '#identity/privacy/personal_data'
import { readSections } from '#identity/privacy/personal_data_sections'
import { queryRows } from '#shared/database/query_rows'
import { eraseAddresses } from '#shipping/history/erase_addresses'

/** The person's own parcels; those booked for a business belong to the business. */
const PERSONAL_PARCELS = `select id from shipments
  where user_id = :userId and organization_id between -2 and 2`

/** Tables that only speed up the person's next booking. */
const REMEMBERED_TABLES = [
  ...['address_defaults', 'address_requests', 'saved_boxes', 'booking_drafts', 'quotes'],
  ...['classified_goods', 'checkout_settings', 'sheet_columns'],
]

/** Addresses shared within a business belong to the business. */
const PERSONAL_ADDRESSES = 'organization_id between -2 and 2 or not is_shared'

const EXPORTED_LISTS = {
  'Shipments': `select transaction_reference as "transactionReference", reference,
      metadata::text as "metadata", tracking_number::text as "trackingNumber",
      organization_id < 0 as "isTest",
      waybill_number as "waybillNumber", kind, status, courier_code as "courier", service_type as "service",
      (payment_amount_kobo + reweighed_kobo) / 100.0 as "paidNaira", payment_method as "paidBy",
      declared_value_kobo / 100.0 as "declaredValueNaira", insurance, pickup,
      actual_grams / 1000.0 as "kg", created_at as "bookedAt", paid_at as "paidAt", delivered_at as "deliveredAt"
    from shipments where id in (${PERSONAL_PARCELS}) order by id`,
  'Addresses on shipments': `select tracking_number::text as "trackingNumber", shipments.organization_id < 0 as "isTest", side, fullname,
      phone_number as "phoneNumber",
      email, address, original_script as "originalScript", city_name as "city", state_key as "state", postal_code as "postalCode", country_code as "country"
    from shipment_addresses join shipments on shipments.id = shipment_id
    where shipment_id in (${PERSONAL_PARCELS}) order by shipment_addresses.id`,
  'Contents of shipments': `select tracking_number::text as "trackingNumber", shipments.organization_id < 0 as "isTest", description,
      quantity, unit_value_kobo / 100.0 as "valueNaira"
    from shipment_items join shipment_packages on shipment_packages.id = package_id
      join shipments on shipments.id = shipment_id
    where shipment_id in (${PERSONAL_PARCELS}) order by shipment_items.id`,
  'Customs declarations': `select tracking_number::text as "trackingNumber", shipments.organization_id < 0 as "isTest", incoterm, reason,
      sender_tax_id as "senderTaxId", receiver_tax_id as "receiverTaxId"
    from shipment_declarations join shipments on shipments.id = shipment_id
    where shipment_id in (${PERSONAL_PARCELS}) order by shipment_id`,
  'HS codes used': `select description, hs_code as "hsCode", origin_country as "countryOfOrigin", used_at as "usedAt",
      organization_id < 0 as "isTest"
    from classified_goods where user_id = :userId and organization_id between -2 and 2 order by id`,
  'Tracking': `select tracking_number::text as "trackingNumber", shipments.organization_id < 0 as "isTest",
      occurred_at as "at", text, place
    from tracking_events join shipments on shipments.id = shipment_id
    where shipment_id in (${PERSONAL_PARCELS}) and withdrawn_at is null order by tracking_events.id`,
  'Clearance documents': `select tracking_number::text as "trackingNumber", shipments.organization_id < 0 as "isTest",
      document_type as "type", uploaded_at as "uploadedAt" from clearance_documents join shipments on shipments.id = shipment_id
    where shipment_id in (${PERSONAL_PARCELS}) order by clearance_documents.id`,
  'Reweighs': `select tracking_number::text as "trackingNumber", shipments.organization_id < 0 as "isTest",
      reweighs.status, billed_grams / 1000.0 as "bookedKg",
      carrier_grams / 1000.0 as "courierKg", amount_kobo / 100.0 as "amountNaira", dispute,
      disputed_at as "disputedAt", reweighs.paid_at as "paidAt"
    from reweighs join shipments on shipments.id = shipment_id
    where approved_at is not null and shipment_id in (${PERSONAL_PARCELS}) order by reweighs.id`,
  'Address book': `select side, fullname, phone_number as "phoneNumber", email, address, landmark, lga, city_name as "city",
      state_key as "state", postal_code as "postalCode", country_code as "country",
      (select string_agg(name, ', ' order by name) from address_group_members
         join address_groups on address_groups.id = group_id where address_id = saved_addresses.id) as "groups",
      exists (select 1 from address_defaults as chosen
        where chosen.address_id = saved_addresses.id and chosen.user_id = :userId) as "isDefault",
      filled_in_at as "filledInAt", used_at as "usedAt", organization_id < 0 as "isTest"
    from saved_addresses where user_id = :userId and (${PERSONAL_ADDRESSES}) order by id`,
  'Addresses asked for': `select name as "ofWhom", created_at as "askedAt", expires_at as "expiresAt",
      answered_at as "answeredAt", revoked_at as "withdrawnAt", organization_id < 0 as "isTest"
    from address_requests where user_id = :userId order by id`,
  'Saved boxes': `select name, length_cm as "lengthCm", width_cm as "widthCm",
      height_cm as "heightCm", weight_grams / 1000.0 as "kg", organization_id < 0 as "isTest"
    from saved_boxes where user_id = :userId order by id`,
  'Bookings not finished': `select updated_at as "savedAt", form, organization_id < 0 as "isTest"
    from booking_drafts where user_id = :userId order by id`,
  'Checkout settings': `select origin_state_key as "state", origin_city_code as "city",
      box_length_cm as "boxLengthCm", box_width_cm as "boxWidthCm",
      box_height_cm as "boxHeightCm", fallback_price_kobo / 100.0 as "fallbackNaira",
      markup_basis_points / 100.0 as "markupPercent" from checkout_settings where user_id = :userId`,
  'Batches': `select name, shipment_batches.created_at as "madeAt", paid_at as "paidAt", number as "row",
      coalesce(cells::text || coalesce(more_lines::text, ''), submission::text) as "said", organization_id < 0 as "isTest"
    from shipment_batches join shipment_batch_rows on batch_id = shipment_batches.id
    where user_id = :userId and organization_id between -2 and 2 order by shipment_batches.id, number`,
  'Approvals that you asked for': `select tracking_number::text as "trackingNumber", amount_kobo / 100.0 as "amountNaira",
      note, asked_at as "askedAt", outcome, reason, decided_at as "decidedAt"
    from purchase_approvals join shipments on shipments.id = shipment_id
    where asked_by = :userId order by purchase_approvals.id`,
  'Approvals that you decided': `select tracking_number::text as "trackingNumber", amount_kobo / 100.0 as "amountNaira",
      outcome, reason, decided_at as "decidedAt"
    from purchase_approvals join shipments on shipments.id = shipment_id
    where decided_by = :userId order by purchase_approvals.id`,
  'Returns': `select tracking_number::text as "trackingNumber", shipments.organization_id < 0 as "isTest", asked_by as "askedBy",
      shipment_returns.kind, reason, note, shipment_returns.created_at as "askedAt", booked_at as "bookedAt",
      refused_at as "refusedAt", refusal
    from shipment_returns join shipments on shipments.id = shipment_id
    where shipment_id in (${PERSONAL_PARCELS}) order by shipment_returns.id`,
  'Quotes': `select created_at as "at", request::text as "asked", reference,
      metadata::text as "metadata", organization_id < 0 as "isTest" from quotes
    where user_id = :userId and organization_id between -2 and 2 order by created_at`,
  'News of parcels': `select tracking_number::text as "trackingNumber", parcel_followers.language,
      parcel_followers.created_at as "askedAt", confirmed_at as "confirmedAt", stopped_at as "stoppedAt"
    from parcel_followers join shipments on shipments.id = shipment_id
    where parcel_followers.email = (select lower(email) from users where id = :userId) order by parcel_followers.id`,
  'Gift codes used': `select code, discount_kobo / 100.0 as "discountNaira",
      gift_code_redemptions.created_at as "at"
    from gift_code_redemptions join gift_codes on gift_codes.id = gift_code_id
    where user_id = :userId order by gift_code_redemptions.id`,
}

const shippingData: PersonalData = {
  sections: ({ id }) => readSections(EXPORTED_LISTS, id),

  async reasonsToWait(trx, { id }) {
    const { unpaid, underway, reweighs } = await findOpenParcels(trx, id)
    const reasons: string[] = []
    if (underway > 0) {
      reasons.push(
        `${underway === 1 ? 'A parcel is' : `${underway} parcels are`} not delivered yet.`
      )
    }
    if (unpaid > 0) {
      const what = unpaid === 1 ? 'A booking waits' : `${unpaid} bookings wait`
      reasons.push(`${what} to be paid for. Pay or cancel first.`)
    }
    if (reweighs > 0) {
      const [what, it] =
        reweighs === 1 ? ['A reweigh is', 'it'] : [`${reweighs} reweighs are`, 'them']
      reasons.push(`${what} not paid. Pay or dispute ${it} first.`)
    }
    return reasons
  },

  async erase(trx, { id: userId, email }) {
    await eraseAddresses(trx, PERSONAL_PARCELS, { userId })
    await trx.from('purchase_approvals').where('asked_by', userId).update({ note: null })
    await trx.from('purchase_approvals').where('decided_by', userId).update({ reason: null })
    // The files then have no row, so the file sweep deletes them.
    await trx.rawQuery(
      `delete from clearance_documents where shipment_id in (${PERSONAL_PARCELS})`,
      {
        userId,
      }
    )
    await trx.rawQuery(
      `update reweighs set dispute = null where dispute is not null and shipment_id in (${PERSONAL_PARCELS})`,
      { userId }
    )
    await trx.rawQuery(
      `delete from parcel_followers where shipment_id in (${PERSONAL_PARCELS})
         or email = lower(:email)`,
      { userId, email }
    )
    // Batches of a business belong to the business.
    await trx.rawQuery(
      `delete from shipment_batches where user_id = :userId and organization_id between -2 and 2`,
      { userId }
    )
    await trx.rawQuery(
      `delete from saved_addresses where user_id = :userId and (${PERSONAL_ADDRESSES})`,
      { userId }
    )
    await trx.rawQuery(
      `delete from address_groups where user_id = :userId and organization_id between -2 and 2`,
      { userId }
    )
    for (const table of REMEMBERED_TABLES) await trx.from(table).where('user_id', userId).delete()
  },
}

export default shippingData

async function findOpenParcels(trx: TransactionClientContract, userId: number) {
  const [row] = await queryRows<{ unpaid: number; underway: number; reweighs: number }>(
    trx,
    `select count(*) filter (where status = 'AWAITING_PAYMENT_CONFIRMATION')::int as unpaid,
       count(*) filter (where status in ('PENDING', 'BOOKED', 'COURIER_ASSIGNED', 'PENDING_ISSUE')
         and tracking_state is distinct from 'RETURNED')::int as underway,
       (select count(*)::int from reweighs where status in ('approved', 'disputed', 'owed')
         and organization_id > 0 and shipment_id in (${PERSONAL_PARCELS})) as reweighs
     from shipments where organization_id > 0 and id in (${PERSONAL_PARCELS})`,
    { userId }
  )
  return row!
}

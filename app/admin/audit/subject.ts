import db from '@adonisjs/lucid/services/db'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { ALL_SETTINGS, formOf } from '#admin/settings/catalogue'

/** What an entry is about, as its readers know it, and what leads there; null where that is gone. */
export type AuditedSubject = {
  text: string
  userId?: number | null
  zoneId?: number
  zoneKind?: string
  search?: string
}

/**
 * Looked up by key for each entry that is shown or searched, so what was renamed is found by the name that it has
 * now. The one binding names the settings.
 */
const SUBJECT_SQL = `case audit_entries.subject_kind
  when 'wallet' then (
    select jsonb_build_object('userId', wallets.user_id, 'search', organizations.name, 'text', 'Wallet of ' ||
      case when users.id is null then organizations.name
        else concat_ws(' ', users.firstname, users.lastname, '(' || users.email || ')') end)
    from wallets left join users on users.id = wallets.user_id
      join organizations on organizations.id = wallets.organization_id
    where wallets.id = audit_entries.subject_id::bigint)
  when 'user' then (
    select jsonb_build_object('userId', id, 'text', concat_ws(' ', 'User', firstname, lastname, '(' || email || ')'))
    from users where id = audit_entries.subject_id::bigint)
  when 'organization' then (
    select jsonb_build_object('search', name, 'text', 'Organization ' || name)
    from organizations where id = audit_entries.subject_id::bigint)
  when 'billing_group' then (
    select jsonb_build_object('search', name, 'text', 'Billing group ' || name)
    from billing_groups where id = audit_entries.subject_id::bigint)
  when 'gift_code' then (
    select jsonb_build_object('text', 'Gift code ' || code)
    from gift_codes where id = audit_entries.subject_id::bigint)
  when 'zone' then (
    select jsonb_build_object('zoneKind', zones.kind,
      'zoneId', case when zones.archived_at is null then zones.id end, 'text',
      case when audit_entries.action like 'rates.%' then 'Rate sheet ' else 'Zone ' end ||
      concat_ws(' – ', couriers.name, zones.description, initcap(zones.kind), billing_groups.name))
    from shipping_zones as zones join couriers on couriers.code = zones.courier_code
      left join billing_groups on billing_groups.id = zones.billing_group_id
    where zones.id = audit_entries.subject_id::bigint)
  when 'approval' then (
    select jsonb_build_object('text', 'Approval: ' || title)
    from approvals where id = audit_entries.subject_id::bigint)
  when 'surcharge' then jsonb_build_object('text', 'Surcharge ' || coalesce(
    (select name from shipping_surcharges where id = audit_entries.subject_id::bigint),
    audit_entries.after ->> 'name', audit_entries.before ->> 'name'))
  when 'tariff_version' then (
    select jsonb_build_object('text', 'Tariff version ' || name)
    from tariff_versions where id = audit_entries.subject_id::bigint)
  when 'carrier_invoice' then coalesce((
      select jsonb_build_object('text', 'Courier’s invoice ' || number)
      from carrier_invoices where id::text = audit_entries.subject_id
    ), jsonb_build_object('text', 'Columns of invoices from ' || upper(audit_entries.subject_id)))
  when 'courier' then (
    select jsonb_build_object('text', 'Courier ' || name)
    from couriers where code = audit_entries.subject_id)
  when 'shipment' then (
    select jsonb_build_object('text', 'Shipment ' || audit_entries.subject_id || ', ' ||
      string_agg(fullname, ' to ' order by side desc))
    from shipments join shipment_addresses on shipment_addresses.shipment_id = shipments.id
    where shipments.tracking_number = audit_entries.subject_id::bigint)
  when 'incoming_payment' then (
    select jsonb_build_object('text', 'Payment ' || reference)
    from incoming_payments where id = audit_entries.subject_id::bigint)
  when 'stray_note' then (
    select jsonb_build_object('text', 'Stray note ' || reference)
    from stray_notes where id = audit_entries.subject_id::bigint)
  when 'billing_run' then (
    select jsonb_build_object('text', cycle || ' billing run of ' || to_char(period_from, 'FMDD Mon YYYY'))
    from billing_runs where id = audit_entries.subject_id::bigint)
  when 'invoice' then (
    select jsonb_build_object('text', concat_ws('-', 'Invoice ' || series, year, lpad(sequence::text, 6, '0')))
    from billing_invoices where id = audit_entries.subject_id::bigint)
  when 'item_category' then (
    select jsonb_build_object('text', 'Item category ' || name)
    from item_categories where id = audit_entries.subject_id::bigint)
  when 'message' then jsonb_build_object('text', 'Words ' || audit_entries.subject_id)
  when 'hs_code' then jsonb_build_object('text', 'HS code ' || audit_entries.subject_id)
  when 'export_rule' then (
    select jsonb_build_object('text', 'Export rule ' || sentence)
    from export_rules where id = audit_entries.subject_id::bigint)
  when 'express_box' then (
    select jsonb_build_object('text', 'Express box ' || name)
    from express_boxes where id = audit_entries.subject_id::bigint)
  when 'drop_off_location' then (
    select jsonb_build_object('text', 'Drop off location ' || name)
    from drop_off_locations where id = audit_entries.subject_id::bigint)
  when 'setting' then
    jsonb_build_object('text', 'Setting ' || (cast(:settings as jsonb) ->> audit_entries.subject_id))
end`

const SETTING_NAMES = JSON.stringify(
  Object.fromEntries(ALL_SETTINGS.map((setting) => [setting.key, formOf(setting).label]))
)

/** Who approved it, where it needed a second person. */
export function approverColumn() {
  return db.raw(`(select concat_ws(' ', firstname, lastname) from approvals
    join users on users.id = approvals.decided_by where approvals.id = audit_entries.approval_id) as approver`)
}

export function subjectColumn() {
  return db.raw(`${SUBJECT_SQL} as subject`, { settings: SETTING_NAMES })
}

/** Each of these words is in who did it, in what was done, or in what it was done to. */
export function saidOfEntry(words: string[]) {
  const said = `concat_ws(' ',
    (select concat_ws(' ', firstname, lastname, email) from users where id = audit_entries.actor_id),
    action, replace(action, '_', ' '), replace(subject_kind, '_', ' '), subject_id, ${SUBJECT_SQL} ->> 'text')`
  return db.raw(`fold(${said}) like all(:words)`, { settings: SETTING_NAMES, words })
}

/** The page on which it can be looked at, where it has one. */
export function addressOfSubject(kind: string, id: string, subject: AuditedSubject | null) {
  if (!subject) return null
  const { userId, zoneId, zoneKind, search } = subject
  if (userId) return urlFor('admin.user_account', { id: userId })
  if (zoneId && zoneKind) return urlFor('admin.zones', { kind: zoneKind }, { qs: { zone: zoneId } })
  switch (kind) {
    case 'shipment':
      return urlFor('shipping.shipment', { number: id })
    case 'wallet':
    case 'organization':
      return urlFor('admin.organizations', {}, { qs: { condition: search } })
    case 'billing_group':
      return urlFor('admin.billing_groups', {}, { qs: { condition: search } })
    case 'gift_code':
      return urlFor('shipping.discount_uses', { id })
    case 'setting':
      return urlFor('admin.settings', {})
    case 'incoming_payment':
      return urlFor('admin.home', {})
    case 'message':
      return urlFor('admin.languages', {}, { qs: { language: id.split(' ')[0] } })
    case 'approval':
      return urlFor('admin.approval', { id })
    case 'zone':
      return null
    case 'billing_run':
      return urlFor('admin.billing_run', { id })
    case 'invoice':
      return urlFor('admin.invoice', { id })
    case 'carrier_invoice':
      return /^\d+$/.test(id)
        ? urlFor('admin.carrier_invoice', { id })
        : urlFor('admin.carrier_invoices', {})
    case 'surcharge':
      return urlFor('admin.surcharges', {})
    case 'tariff_version':
      return urlFor('admin.tariff', { id })
    default:
      return urlFor('admin.reference_lists', {})
  }
}

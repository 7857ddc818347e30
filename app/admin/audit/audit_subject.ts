import { urlFor } from '@adonisjs/core/services/url_builder'
import { ALL_SETTINGS, findSettingForm } from '#admin/settings/setting_catalogue'
import { settingUrl } from '#admin/settings/setting_url'

/** The subject's name and link data; null if it no longer exists. */
export type AuditSubjectDetails = {
  text: string
  userId?: number | null
  zoneId?: number
  zoneKind?: string
  search?: string
}

const subjectJson = (text: string, more = '') =>
  `jsonb_build_object(${more && `${more}, `}'text', ${text})`

/** Limits the table to rows that entries refer to: a plain join would scan large tables. */
const joinedSubjectTable = (table: string, kind: string, key = 'id') =>
  `(select * from ${table} where ${key} = any(array(
    select distinct number from entries where subject_kind = '${kind}'))) as ${table}`

/** SQL for the name of each kind; `number` is the subject's key if it is numeric. */
const SUBJECT_KINDS: Record<string, { is: string; joined?: string }> = {
  wallet: {
    is: subjectJson(
      `'Wallet of ' || case when users.id is null then organizations.name
        else concat_ws(' ', users.firstname, users.lastname, '(' || users.email || ')') end`,
      `'userId', wallets.user_id, 'search', organizations.name`
    ),
    joined: `join ${joinedSubjectTable('wallets', 'wallet')} on wallets.id = entry.number join organizations on organizations.id = wallets.organization_id
      left join users on users.id = wallets.user_id`,
  },
  user: {
    is: subjectJson(
      `concat_ws(' ', 'User', users.firstname, users.lastname, '(' || users.email || ')')`,
      `'userId', users.id`
    ),
    joined: `join ${joinedSubjectTable('users', 'user')} on users.id = entry.number`,
  },
  organization: {
    is: subjectJson(`'Organization ' || organizations.name`, `'search', organizations.name`),
    joined: 'join organizations on organizations.id = entry.number',
  },
  billing_group: {
    is: subjectJson(`'Billing group ' || billing_groups.name`, `'search', billing_groups.name`),
    joined: 'join billing_groups on billing_groups.id = entry.number',
  },
  zone: {
    is: subjectJson(
      `case when action like 'rates.%' then 'Rate sheet ' else 'Zone ' end ||
        concat_ws(' – ', couriers.name, zones.description, initcap(zones.kind), billing_groups.name)`,
      `'zoneKind', zones.kind, 'zoneId', case when zones.archived_at is null then zones.id end`
    ),
    joined: `join shipping_zones as zones on zones.id = entry.number join couriers on couriers.code = zones.courier_code
      left join billing_groups on billing_groups.id = zones.billing_group_id`,
  },
  surcharge: {
    is: subjectJson(`'Surcharge ' || coalesce(shipping_surcharges.name, given)`),
    joined: 'left join shipping_surcharges on shipping_surcharges.id = entry.number',
  },
  carrier_invoice: {
    is: subjectJson(`coalesce('Courier’s invoice ' || carrier_invoices.number,
      'Columns of invoices from ' || upper(subject_id))`),
    joined: 'left join carrier_invoices on carrier_invoices.id = entry.number',
  },
  courier: {
    is: subjectJson(`'Courier ' || couriers.name`),
    joined: 'join couriers on couriers.code = subject_id',
  },
  shipment: {
    is: subjectJson(
      `'Shipment ' || subject_id || ', ' || origin.fullname || ' to ' || destination.fullname`
    ),
    joined: `join ${joinedSubjectTable('shipments', 'shipment', 'tracking_number')} on shipments.tracking_number = entry.number
      join shipment_addresses as origin on origin.shipment_id = shipments.id and origin.side = 'origin'
      join shipment_addresses as destination
        on destination.shipment_id = shipments.id and destination.side = 'destination'`,
  },
  billing_run: {
    is: subjectJson(`cycle || ' billing run of ' || to_char(period_from, 'FMDD Mon YYYY')`),
    joined: 'join billing_runs on billing_runs.id = entry.number',
  },
  invoice: {
    is: subjectJson(`concat_ws('-', 'Invoice ' || series, year, lpad(sequence::text, 6, '0'))`),
    joined: 'join billing_invoices on billing_invoices.id = entry.number',
  },
  gift_code: namedSubject('Gift code', 'gift_codes', 'code'),
  approval: namedSubject('Approval:', 'approvals', 'title'),
  tariff_version: namedSubject('Tariff version', 'tariff_versions', 'name'),
  incoming_payment: namedSubject('Payment', 'incoming_payments', 'reference'),
  stray_note: namedSubject('Stray note', 'stray_notes', 'reference'),
  item_category: namedSubject('Item category', 'item_categories', 'name'),
  export_rule: namedSubject('Export rule', 'export_rules', 'sentence'),
  express_box: namedSubject('Express box', 'express_boxes', 'name'),
  drop_off_location: namedSubject('Drop off location', 'drop_off_locations', 'name'),
  inbox_note: { is: subjectJson(`'Inbox, ' || subject_id`) },
  message: { is: subjectJson(`'Translation ' || subject_id`) },
  hs_code: { is: subjectJson(`'HS code ' || subject_id`) },
  setting: { is: subjectJson(`'Setting ' || (cast(:settings as jsonb) ->> subject_id)`) },
}

function namedSubject(word: string, table: string, column: string) {
  return {
    is: subjectJson(`'${word} ' || ${table}.${column}`),
    joined: `join ${table} on ${table}.id = entry.number`,
  }
}

export const ENTRY_COLUMNS = `id, actor_id, action, subject_kind, subject_id, approval_id,
  case when subject_id ~ '^[0-9]{1,18}$' then subject_id::bigint end as number`

/** The last recorded name of a deleted subject. */
export const GIVEN_NAME = `coalesce(after ->> 'name', before ->> 'name') as given`

/**
 * Selects the subjects of all rows of `entries` with these columns, one join per kind. Uses current
 * names, so that renamed subjects are found. Its one binding, `:settings`, holds the names of
 * settings.
 */
export const ENTRY_SUBJECTS_SQL = Object.entries(SUBJECT_KINDS)
  .map(
    ([kind, { is, joined = '' }]) =>
      `select entry.id as entry_id, ${is} as subject from entries as entry ${joined}
       where entry.subject_kind = '${kind}'`
  )
  .join('\nunion all ')

export const SETTING_NAMES = JSON.stringify(
  Object.fromEntries(ALL_SETTINGS.map((setting) => [setting.key, findSettingForm(setting).label]))
)

export function subjectUrl(kind: string, id: string, subject: AuditSubjectDetails | null) {
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
      return settingUrl(id)
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

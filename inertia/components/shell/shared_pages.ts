import { urlFor } from '~/client'
import type { ShellPage } from '~/components/shell/shell_entry'

export const PAST_SHIPMENTS: ShellPage = {
  label: 'Past Shipments',
  href: urlFor('shipping.history', {}),
  covers: ['/base/shipments'],
  synonyms: 'shipment history parcels waybill invoice void',
}

export const IMPORT_REQUESTS: ShellPage = {
  label: 'Import Requests',
  href: urlFor('shipping.import_history', {}),
  synonyms: 'imports tracking status',
}

export const USERS: ShellPage = {
  label: 'Users',
  href: urlFor('admin.users', {}),
  synonyms: 'user account management credit debit wallet balance block people',
}

export const DISCOUNT_CODES: ShellPage = {
  label: 'Discount Codes',
  href: urlFor('shipping.discounts', {}),
  synonyms: 'gift code promotion',
}

export const APPROVALS: ShellPage = {
  label: 'Approvals',
  href: urlFor('admin.approvals', {}),
  synonyms: 'second person confirm',
}

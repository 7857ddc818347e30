import { urlFor } from '@adonisjs/core/services/url_builder'
import type Approval from '#identity/approvals/approval'

type Subject = Pick<Approval, 'subjectKind' | 'subjectId'>

/** Where to look at what it is about; null for what is not there yet. */
export function subjectLink({ subjectKind: kind, subjectId: id }: Subject) {
  if (!kind || !id) return null
  switch (kind) {
    case 'user':
      return { label: 'See the account', href: urlFor('admin.user_account', { id }) }
    case 'shipment':
      return { label: 'See the shipment', href: urlFor('shipping.shipment', { number: id }) }
    case 'tariff_version':
      return { label: 'See what it changes', href: urlFor('admin.tariff', { id }) }
    case 'organization':
      return { label: 'See the organizations', href: urlFor('admin.organizations', {}) }
    case 'invoice':
      return { label: 'See the invoice', href: urlFor('admin.invoice', { id }) }
    case 'setting':
      return { label: 'See the settings', href: urlFor('admin.settings', {}) }
    default:
      return null
  }
}

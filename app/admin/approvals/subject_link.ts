import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { settingUrl } from '#admin/settings/setting_url'
import type Approval from '#identity/approvals/approval'
import { queryRows } from '#shared/database/query_rows'

type ApprovalSubject = Pick<Approval, 'subjectKind' | 'subjectId'>

/** Returns the link to the subject of an approval; null if the subject does not exist yet. */
export async function findSubjectLink({ subjectKind: kind, subjectId: id }: ApprovalSubject) {
  if (!kind || !id) return null
  switch (kind) {
    case 'wallet':
      return findWalletLink(Number(id))
    case 'incoming_payment':
      return {
        label: 'See the payment',
        href: urlFor('admin.home', {}, { qs: { payment: id } }),
      }
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
      return { label: 'See the settings', href: settingUrl(id) }
    default:
      return null
  }
}

/** A wallet is on the account page of its owner, or of the first member of a business. */
async function findWalletLink(id: number) {
  const [found] = await queryRows<{ userId: number | null }>(
    db.connection(),
    `select coalesce(user_id, (select memberships.user_id from memberships
       where memberships.organization_id = wallets.organization_id
       order by memberships.role = 'owner' desc, memberships.id limit 1)) as "userId"
     from wallets where id = ?`,
    [id]
  )
  if (!found?.userId) return null
  const href = urlFor('admin.user_account', { id: found.userId }, { qs: { wallet: id } })
  return { label: 'See the wallet', href }
}

import type { Data } from '@generated/data'
import { PendingApprovals } from '#identity/approvals/components/pending_approvals'
import { urlFor } from '~/client'
import { Money } from '~/ui/money'
import { Phone } from '~/ui/phone'
import { DashboardButton } from '#admin/console/components/dashboard_button'
import {
  RecordDetailDialog,
  type RecordDetailDialogProps,
} from '#admin/console/components/record_detail_dialog'
import { renderActiveStatus } from './organization_columns'
import type { OrganizationRow } from './organization_form'

/** The wallet of a business is on the account page of a member. */
function WalletLink({ row: { wallet, name, cashBalance } }: { row: OrganizationRow }) {
  if (!wallet) return <Money naira={cashBalance} />
  const href = urlFor('admin.user_account', { id: wallet.userId }, { qs: { wallet: wallet.id } })
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Money naira={cashBalance} />
      <DashboardButton url={href}>
        Open <span className="sr-only">the business wallet of {name}</span>
      </DashboardButton>
    </span>
  )
}

export type OrganizationDetailRow =
  Data.Admin.Organizations.OrganizationRecord.Variants['forDialog']

interface OrganizationDetailProps extends RecordDetailDialogProps {
  row: OrganizationDetailRow
}

export function OrganizationDetail({ row, ...dialog }: OrganizationDetailProps) {
  return (
    <RecordDetailDialog
      {...dialog}
      title={row.name}
      description={row.description}
      above={<PendingApprovals waiting={row.waiting} className="mb-4" />}
      items={[
        { term: 'Status', value: renderActiveStatus(row) },
        { term: 'Date Created', value: row.dayCreated },
        {
          term: 'E-mail',
          value: row.contactEmail && <span className="break-all">{row.contactEmail}</span>,
        },
        { term: 'Phone Number', value: <Phone number={row.contactPhoneNumber} /> },
        { term: 'Address', value: row.address },
        {
          term: 'Owners',
          value: <span className="break-all">{row.owners ?? 'Nobody yet'}</span>,
        },
        { term: 'Created By', value: row.createdBy ?? 'Its owner' },
        { term: 'Billing Group', value: row.billingGroupName ?? 'General rates' },
        { term: 'Billing Cycle', value: row.billingCycle },
        { term: 'TIN', value: row.tin },
        { term: 'Wallet', value: <WalletLink row={row} /> },
        { term: 'Credit Limit', value: <Money naira={row.creditLimit} /> },
        { term: 'Credit Used', value: <Money naira={row.creditUsed} /> },
      ]}
    />
  )
}

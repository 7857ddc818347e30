import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import type { TableColumn } from '~/ui/data_table'
import { formatNaira, Money } from '~/ui/money'
import { Phone } from '~/ui/phone'
import type { OrganizationRow } from './organization_form'

export type BillingGroupRow = Data.Admin.Organizations.BillingGroup

type CommonRow = Pick<BillingGroupRow, 'name' | 'dateCreated' | 'dayCreated' | 'active'>

const NAME = {
  header: 'Name',
  value: 'name',
  cell: ({ name }) => <span className="font-medium">{name}</span>,
  sort: 'name',
  phone: 'title',
} as const satisfies TableColumn<CommonRow>

const DATE_CREATED = {
  header: 'Date Created',
  value: 'dateCreated',
  cell: ({ dateCreated, dayCreated }) => (
    <time dateTime={dateCreated} title={dateCreated} className="whitespace-nowrap">
      {dayCreated}
    </time>
  ),
  sort: 'dateCreated',
} as const satisfies TableColumn<CommonRow>

const STATUS = {
  header: 'Status',
  value: activeStatusText,
  cell: renderActiveStatus,
  sort: 'status',
  phone: 'end',
} as const satisfies TableColumn<CommonRow>

export const ORGANIZATION_COLUMNS: TableColumn<OrganizationRow>[] = [
  DATE_CREATED,
  NAME,
  {
    header: 'Phone Number',
    value: 'contactPhoneNumber',
    cell: ({ contactPhoneNumber }) => <Phone number={contactPhoneNumber} />,
    sort: 'contactPhoneNumber',
    phone: 'line',
  },
  { header: 'Email', value: 'contactEmail', sort: 'contactEmail', phone: 'line' },
  { header: 'Billing Group', value: 'billingGroupName', sort: 'billingGroupName' },
  {
    header: 'Wallet',
    value: 'cashBalance',
    cell: ({ cashBalance, creditLimit }) => (
      <>
        <Money naira={cashBalance} />
        {creditLimit > 0 && (
          <span className="block text-xs text-ink-muted">Credit {formatNaira(creditLimit)}</span>
        )}
      </>
    ),
    numeric: true,
  },
  STATUS,
]

export const BILLING_GROUP_COLUMNS: TableColumn<BillingGroupRow>[] = [
  NAME,
  { header: 'Businesses', value: 'organizations', numeric: true },
  DATE_CREATED,
  { header: 'Created By', value: 'createdBy', sort: 'createdBy' },
  STATUS,
]

function activeStatusText({ active }: { active: boolean }): string {
  return active ? 'Active' : 'Inactive'
}

export function renderActiveStatus(row: { active: boolean }) {
  return <Badge tone={row.active ? 'success' : 'secondary'}>{activeStatusText(row)}</Badge>
}

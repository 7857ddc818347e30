import { urlFor } from '~/client'
import { checkGroupName } from '#admin/organizations/rules/organization_rules'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import type { BillingGroupRow } from './billing_group_table'

const FIELDS: RecordField[] = [
  { name: 'name', label: 'Name', type: 'text', check: checkGroupName, maxLength: 100 },
  {
    name: 'active',
    label: 'Active',
    type: 'switch',
    hint: 'Organizations in an inactive group get the general rates.',
  },
]

interface BillingGroupFormProps {
  open: boolean
  /** Null for a new one. */
  row: BillingGroupRow | null
  onClose: () => void
  onSaved: () => void
}

export function BillingGroupForm({ row, ...dialog }: BillingGroupFormProps) {
  return (
    <RecordDialog
      {...dialog}
      title={row ? 'Edit Billing Group' : 'New Billing Group'}
      fields={FIELDS}
      initial={row ? { name: row.name, active: row.active } : { name: '', active: true }}
      target={
        row
          ? {
              method: 'PUT',
              url: urlFor('api.admin.billing_groups.update', { id: row.id }),
              also: { version: row.version },
            }
          : { method: 'POST', url: urlFor('api.admin.billing_groups.store', {}) }
      }
      submitLabel={row ? 'Update Billing Group' : 'Create Billing Group'}
      busyLabel={row ? 'Updating...' : 'Creating...'}
    />
  )
}

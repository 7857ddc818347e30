import type { BodyOf } from '~/api/calls'
import { send } from '~/api/send'
import { checkGroupName } from '#admin/organizations/rules/organization_rules'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import type { BillingGroupRow } from './billing_group_table'

type Sent = Omit<BodyOf<'api.admin.billing_groups.store'>, 'version'>

const FIELDS: RecordField<keyof Sent>[] = [
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
    <RecordDialog<Sent>
      {...dialog}
      title={row ? 'Edit Billing Group' : 'New Billing Group'}
      fields={FIELDS}
      initial={row ? { name: row.name, active: row.active } : { name: '', active: true }}
      save={(body) =>
        row
          ? send('api.admin.billing_groups.update', {
              params: { id: row.id },
              body: { ...body, version: row.version },
            })
          : send('api.admin.billing_groups.store', { body })
      }
      submitLabel={row ? 'Update Billing Group' : 'Create Billing Group'}
      busyLabel={row ? 'Updating...' : 'Creating...'}
    />
  )
}

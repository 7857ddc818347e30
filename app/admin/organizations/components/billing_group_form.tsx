import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { checkGroupName } from '#admin/organizations/rules/organization_rules'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import type { BillingGroupRow } from './organization_columns'

type BillingGroupBody = Omit<BodyOf<'api.admin.billing_groups.store'>, 'version'>

const BILLING_GROUP_FIELDS: RecordField<keyof BillingGroupBody>[] = [
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
  row: BillingGroupRow | null
  onClose: () => void
  onSaved: () => void
}

export function BillingGroupForm({ row, ...dialog }: BillingGroupFormProps) {
  return (
    <RecordDialog<BillingGroupBody>
      {...dialog}
      title={row ? 'Edit Billing Group' : 'New Billing Group'}
      fields={BILLING_GROUP_FIELDS}
      initial={row ? { name: row.name, active: row.active } : { name: '', active: true }}
      save={(body) =>
        row
          ? callApi('api.admin.billing_groups.update', {
              params: { id: row.id },
              body: { ...body, version: row.version },
            })
          : callApi('api.admin.billing_groups.store', { body })
      }
      submitLabel={row ? 'Update Billing Group' : 'Create Billing Group'}
      busyLabel={row ? 'Updating...' : 'Creating...'}
    />
  )
}

import type { Data } from '@generated/data'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useSecondPersonRule } from '#identity/approvals/components/use_approval'
import type { Option } from '~/ui/option'
import {
  checkOrganizationAddress,
  checkContactEmail,
  checkContactPhone,
  checkCreditLimit,
  checkOrganizationDescription,
  checkOwnerEmail,
  checkOrganizationName,
  checkTin,
  ORGANIZATION_MAX_LENGTHS,
} from '#admin/organizations/rules/organization_rules'
import { BILLING_CYCLES } from '#identity/organizations/rules/billing_cycles'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'

export type OrganizationRow = Data.Admin.Organizations.OrganizationRecord

const BILLING_CYCLE_OPTIONS = BILLING_CYCLES.map((value) => ({ value, label: value }))

type OrganizationBody = Omit<BodyOf<'api.admin.organization_records.store'>, 'version'>

type OrganizationField = RecordField<keyof OrganizationBody>

const CONTACT_FIELDS: OrganizationField[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    check: checkOrganizationName,
    maxLength: ORGANIZATION_MAX_LENGTHS.name,
  },
  { name: 'contactEmail', label: 'Contact E-mail', type: 'email', check: checkContactEmail },
  {
    name: 'contactPhoneNumber',
    label: 'Contact Phone Number',
    type: 'tel',
    check: checkContactPhone,
  },
  {
    name: 'address',
    label: 'Address',
    type: 'text',
    check: checkOrganizationAddress,
    maxLength: ORGANIZATION_MAX_LENGTHS.address,
  },
]

const BILLING_FIELDS: OrganizationField[] = [
  {
    name: 'billingCycle',
    label: 'Billing Cycle',
    type: 'choice',
    options: BILLING_CYCLE_OPTIONS,
  },
  {
    name: 'tin',
    label: 'TIN',
    type: 'text',
    check: checkTin,
    maxLength: ORGANIZATION_MAX_LENGTHS.tin,
    optional: true,
    hint: 'The number shows on the invoices of the business.',
  },
  {
    name: 'creditLimit',
    label: 'Credit Limit',
    type: 'naira',
    check: checkCreditLimit,
    hint: 'At most ₦1,000,000',
  },
  {
    name: 'ownerEmail',
    label: "Owner's E-mail",
    type: 'email',
    check: checkOwnerEmail,
    optional: true,
    hint: 'A person with an account becomes an owner at once. Others get an invitation by e-mail.',
  },
  {
    name: 'description',
    label: 'Description',
    type: 'textarea',
    check: checkOrganizationDescription,
    optional: true,
    maxLength: ORGANIZATION_MAX_LENGTHS.description,
  },
  {
    name: 'active',
    label: 'Active',
    type: 'switch',
    hint: 'An inactive organization cannot book or pay for shipments.',
  },
]

function billingGroupField(options: readonly Option<number>[]): OrganizationField {
  return {
    name: 'billingGroup',
    label: 'Billing Group',
    type: 'choice',
    options,
    none: 'General rates',
    optional: true,
  }
}

const EMPTY_ORGANIZATION = { billingCycle: 'Non', creditLimit: '0', active: true }

interface OrganizationFormProps {
  open: boolean
  row: OrganizationRow | null
  groups: readonly Option<number>[]
  onClose: () => void
  onSaved: () => void
}

export function OrganizationForm({ row, groups, ...dialog }: OrganizationFormProps) {
  const second = useSecondPersonRule()
  return (
    <RecordDialog<OrganizationBody>
      {...dialog}
      secondPerson={{
        field: 'creditLimit',
        ruleFor: ({ creditLimit: limit }) =>
          Number(limit) > (row?.creditLimit ?? 0) ? second('credit_limit', limit) : null,
      }}
      title={row ? 'Edit Organization' : 'New Organization'}
      fields={[
        ...CONTACT_FIELDS,
        billingGroupField(billingGroupOptions(row, groups)),
        ...BILLING_FIELDS,
      ]}
      initial={row ? organizationValues(row) : EMPTY_ORGANIZATION}
      save={(body, approval) =>
        row
          ? callApi('api.admin.organization_records.update', {
              params: { id: row.id },
              body: { ...body, version: row.version },
              ...approval,
            })
          : callApi('api.admin.organization_records.store', { body, ...approval })
      }
      submitLabel={row ? 'Update Organization' : 'Create Organization'}
      busyLabel={row ? 'Updating...' : 'Creating...'}
    />
  )
}

/** An inactive group stays selectable for its current members. */
function billingGroupOptions(row: OrganizationRow | null, groups: readonly Option<number>[]) {
  const { billingGroup: value, billingGroupName } = row ?? {}
  if (!value || groups.some((group) => group.value === value)) return groups
  return [...groups, { value, label: `${billingGroupName} (inactive)` }]
}

function organizationValues(row: OrganizationRow) {
  const { name, contactEmail, contactPhoneNumber, address, description, active } = row
  return {
    name,
    contactEmail,
    contactPhoneNumber,
    address,
    description,
    tin: row.tin,
    active,
    billingGroup: row.billingGroup,
    billingCycle: row.billingCycle,
    creditLimit: String(row.creditLimit),
  }
}

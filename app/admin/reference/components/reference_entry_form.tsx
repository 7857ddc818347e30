import { callApi } from '~/api/call_api'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import type { ReferenceEntryData, ListDefinition } from './reference_types'

interface ReferenceEntryFormProps {
  list: ListDefinition
  open: boolean
  row: ReferenceEntryData | null
  onClose: () => void
  onSaved: () => void
}

export function ReferenceEntryForm({ list, row, ...dialog }: ReferenceEntryFormProps) {
  const { kind, one } = list
  return (
    <RecordDialog
      {...dialog}
      title={row ? `Edit ${one}` : `New ${one}`}
      fields={list.fields.map(toRecordField)}
      initial={row ? referenceFormValues(row) : {}}
      save={(values) =>
        row
          ? callApi('api.admin.reference_entries.update', {
              params: { list: kind, id: row.id },
              body: { ...values, version: row.version },
            })
          : callApi('api.admin.reference_entries.store', { params: { list: kind }, body: values })
      }
      submitLabel={row ? `Update ${one}` : `Add ${one}`}
      busyLabel={row ? 'Updating...' : 'Adding...'}
    />
  )
}

function toRecordField({
  hint,
  type,
  options,
  ...named
}: ListDefinition['fields'][number]): RecordField {
  const shared = { ...named, hint: hint ?? undefined }
  if (type !== 'choice') return { ...shared, type }
  return { ...shared, type, options, none: named.optional ? 'None' : undefined }
}

function referenceFormValues({ values }: ReferenceEntryData) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ])
  )
}

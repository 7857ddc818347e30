import { send } from '~/api/send'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import type { Entry, ListDefinition } from './types'

interface EntryFormProps {
  list: ListDefinition
  open: boolean
  /** Null for a new one. */
  row: Entry | null
  onClose: () => void
  onSaved: () => void
}

export function EntryForm({ list, row, ...dialog }: EntryFormProps) {
  const { kind, one } = list
  return (
    <RecordDialog
      {...dialog}
      title={row ? `Edit ${one}` : `New ${one}`}
      fields={list.fields.map(fieldOf)}
      initial={row ? typed(row) : {}}
      save={(values) =>
        row
          ? send('api.admin.reference_entries.update', {
              params: { list: kind, id: row.id },
              body: { ...values, version: row.version },
            })
          : send('api.admin.reference_entries.store', { params: { list: kind }, body: values })
      }
      submitLabel={row ? `Update ${one}` : `Add ${one}`}
      busyLabel={row ? 'Updating...' : 'Adding...'}
    />
  )
}

function fieldOf({ hint, type, options, ...named }: ListDefinition['fields'][number]): RecordField {
  const shared = { ...named, hint: hint ?? undefined }
  if (type !== 'choice') return { ...shared, type }
  return { ...shared, type, options, none: named.optional ? 'None' : undefined }
}

function typed({ values }: Entry) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ])
  )
}

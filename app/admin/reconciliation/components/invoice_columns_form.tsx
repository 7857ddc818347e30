import { useState } from 'react'
import type { BodyOf, DataOf } from '~/api/call_types'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { MultiCombobox } from '~/ui/multi_combobox'
import { NativeSelect } from '~/ui/native_select'
import { FailureNotice, Notice } from '~/ui/notice'
import { INVOICE_AMOUNTS, INVOICE_COLUMN_LABELS } from '#admin/reconciliation/rules/invoice_labels'

export type InvoicePreviewData = DataOf<'api.admin.invoice_previews.store'>

const SINGLE_COLUMN_FIELDS = ['waybill', 'reference', 'weight'] as const

const WEIGHT_UNITS = [
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
]

interface InvoiceColumnsFormProps {
  carrier: BodyOf<'api.admin.invoice_columns.update'>['carrier']
  preview: InvoicePreviewData
  /** Called after saving; the file must then be read again. */
  onSaved: () => void
}

export function InvoiceColumnsForm({ carrier, preview, onSaved }: InvoiceColumnsFormProps) {
  const [columns, setColumns] = useState(preview.columns)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useApiCall()
  const options = preview.headers.map((header) => ({ value: header, label: header }))

  async function save() {
    const body = { carrier, ...columns }
    const outcome = await send('api.admin.invoice_columns.update', { body })
    setFailure(outcome.ok ? null : outcome.message)
    if (outcome.ok) onSaved()
  }

  return (
    <Card
      title="Columns"
      description="What each column of the file holds. We remember it for this courier."
      actions={
        <Button variant="secondary" onClick={save} busy={busy} busyLabel="Saving...">
          Use These Columns
        </Button>
      }
    >
      <FailureNotice text={failure} className="mb-4" />
      {preview.lacking.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {preview.lacking.join(' ')}
        </Notice>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SINGLE_COLUMN_FIELDS.map((name) => (
          <Field key={name} label={INVOICE_COLUMN_LABELS[name]}>
            <NativeSelect
              placeholder="None"
              options={options}
              value={columns[name][0] ?? ''}
              onChange={(header) => setColumns({ ...columns, [name]: header ? [header] : [] })}
            />
          </Field>
        ))}
        <Field label="Weights are in">
          <NativeSelect
            options={WEIGHT_UNITS}
            value={columns.unit}
            onChange={(unit) => setColumns({ ...columns, unit: unit as 'kg' | 'lb' })}
          />
        </Field>
        {INVOICE_AMOUNTS.map((amount) => (
          <Field key={amount} label={INVOICE_COLUMN_LABELS[amount]}>
            <MultiCombobox
              options={options}
              value={columns[amount]}
              onChange={(headers) => setColumns({ ...columns, [amount]: headers })}
            />
          </Field>
        ))}
      </div>
    </Card>
  )
}

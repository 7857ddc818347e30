import { useState } from 'react'
import type { BodyOf, DataOf } from '~/api/calls'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { MultiCombobox } from '~/ui/multi_combobox'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { AMOUNTS, INVOICE_COLUMNS } from '#admin/reconciliation/rules/invoice_words'

export type Preview = DataOf<'api.admin.invoice_previews.store'>

const NAMES = ['waybill', 'reference', 'weight'] as const

const UNITS = [
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
]

interface ColumnsFormProps {
  carrier: BodyOf<'api.admin.invoice_columns.update'>['carrier']
  preview: Preview
  /** They are remembered: the file is to be read again. */
  onSaved: () => void
}

/** Which column of the file holds what; remembered for the courier. */
export function ColumnsForm({ carrier, preview, onSaved }: ColumnsFormProps) {
  const [columns, setColumns] = useState(preview.columns)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useSend()
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
      {failure && (
        <Notice tone="danger" className="mb-4">
          {failure}
        </Notice>
      )}
      {preview.lacking.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {preview.lacking.join(' ')}
        </Notice>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {NAMES.map((name) => (
          <Field key={name} label={INVOICE_COLUMNS[name]}>
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
            options={UNITS}
            value={columns.unit}
            onChange={(unit) => setColumns({ ...columns, unit: unit as 'kg' | 'lb' })}
          />
        </Field>
        {AMOUNTS.map((amount) => (
          <Field key={amount} label={INVOICE_COLUMNS[amount]}>
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

import { useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import {
  FIELD_NAMES,
  SHEET_FIELDS,
  type SheetColumn,
  type SheetField,
} from '#shipping/batches/rules/sheet_fields'
import type { ChangeBatch } from './use_batch'

interface ColumnsDialogProps {
  columns: SheetColumn[]
  change: ChangeBatch
  onClose: () => void
}

const OPTIONS = FIELD_NAMES.map((field) => ({ value: field, label: SHEET_FIELDS[field] }))

/** What each column of a sheet holds; the next sheet is read the same way. */
export function ColumnsDialog({ columns, change, onClose }: ColumnsDialogProps) {
  const [chosen, setChosen] = useState(columns)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  /** A field has one column: whoever takes it takes it from the other. */
  function choose(header: string, field: SheetField | null) {
    setChosen(
      chosen.map((column) =>
        column.header === header
          ? { header, field }
          : { ...column, field: column.field === field ? null : column.field }
      )
    )
  }

  async function save() {
    setBusy(true)
    const outcome = await change({ columns: chosen })
    setBusy(false)
    if (outcome.ok) onClose()
    else setFailure(outcome.message)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="What the columns hold"
      description="We remember this for your next sheet."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={save} busy={busy} busyLabel="Pricing...">
            Save and Price
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" className="mb-4">
          {failure}
        </Notice>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {chosen.map(({ header, field }) => (
          <Field key={header} label={header}>
            <NativeSelect
              placeholder="Not used"
              options={OPTIONS}
              value={field ?? ''}
              onChange={(next) => choose(header, (next || null) as SheetField | null)}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import {
  FIELD_NAMES,
  SHEET_FIELDS,
  type SheetColumn,
  type SheetField,
} from '#shipping/batches/rules/sheet_fields'
import { TermsDialog } from './terms_dialog'
import type { ChangeBatch } from './use_batch'

interface ColumnsDialogProps {
  columns: SheetColumn[]
  change: ChangeBatch
  onClose: () => void
}

const OPTIONS = FIELD_NAMES.map((field) => ({ value: field, label: SHEET_FIELDS[field] }))

/** What each column of a sheet holds; the next sheet is read the same way. */
export function ColumnsDialog({ columns, ...dialog }: ColumnsDialogProps) {
  const [chosen, setChosen] = useState(columns)

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

  return (
    <TermsDialog
      {...dialog}
      size="lg"
      title="What the columns hold"
      description="We remember this for your next sheet."
      terms={{ columns: chosen }}
    >
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
    </TermsDialog>
  )
}

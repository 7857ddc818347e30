import { useState } from 'react'
import { ColumnFields, COLUMNS_HINT, COLUMNS_TITLE } from '#shared/sheets/components/column_fields'
import { FIELD_NAMES, SHEET_FIELDS, type SheetColumn } from '#shipping/batches/rules/sheet_fields'
import { TermsDialog } from './terms_dialog'
import type { ChangeBatch } from './use_batch'

interface ColumnsDialogProps {
  columns: SheetColumn[]
  change: ChangeBatch
  onClose: () => void
}

const OPTIONS = FIELD_NAMES.map((field) => ({ value: field, label: SHEET_FIELDS[field] }))

/** What each column of a sheet holds; the next one with these headings is read the same way. */
export function ColumnsDialog({ columns, ...dialog }: ColumnsDialogProps) {
  const [chosen, setChosen] = useState(columns)
  return (
    <TermsDialog
      {...dialog}
      size="lg"
      title={COLUMNS_TITLE}
      description={COLUMNS_HINT}
      terms={{ columns: chosen }}
    >
      <ColumnFields columns={chosen} options={OPTIONS} onChange={setChosen} />
    </TermsDialog>
  )
}

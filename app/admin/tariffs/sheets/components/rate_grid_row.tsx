import { memo, useId } from 'react'
import { CircleAlert, Trash2, TriangleAlert } from 'lucide-react'
import { cx } from '~/ui/cx'
import { SHEET_COLUMNS } from '#admin/tariffs/sheets/rules/pasted_cells'
import {
  parseTypedRow,
  rowProblems,
  type RowField,
} from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { isRowChanged, type SheetEdit, type SheetRow } from './sheet_edits'
import type { RowFinding } from './use_sheet_rows'

export const COLUMN_LABELS: Record<RowField, string> = {
  aboveWeight: 'Above Weight',
  endWeight: 'End Weight',
  rate: 'Rate',
}

/** On a phone, the note of a row wraps below it. */
export const ROW_GRID =
  'grid grid-cols-[2rem_1fr_1fr_1.35fr_2.75rem] sm:grid-cols-[3rem_9.5rem_9.5rem_10rem_2.75rem_minmax(0,1fr)]'

type RateGridRowProps = {
  row: SheetRow
  index: number
  finding: RowFinding | undefined
  /** Marks empty cells; true after an attempt to save. */
  marksEmptyCells: boolean
  isReadOnly: boolean
  edit: (edit: SheetEdit) => void
}

/** Memoized, because a sheet may have hundreds of rows. */
export const RateGridRow = memo(function RateGridRow(props: RateGridRowProps) {
  const { row, index, finding, marksEmptyCells, isReadOnly, edit } = props
  const noteId = useId()
  const problems = shownRowProblems(row, marksEmptyCells)
  const wrong = Object.values(problems)
  const isSaved = !isRowChanged(row)
  const hasNote = wrong.length > 0 || finding !== undefined
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cx(ROW_GRID, 'border-b', !isSaved && 'bg-accent-2-soft')}
    >
      <span
        role="rowheader"
        className={cx(
          'tabular flex items-center justify-end border-r pr-2 text-sm text-ink-muted',
          isSaved ? 'border-l-2 border-l-accent' : 'border-l-2 border-l-accent-2'
        )}
      >
        {index + 1}
      </span>
      {SHEET_COLUMNS.map((name, column) => (
        <span key={name} role="cell" className="relative min-w-0 border-r">
          <input
            data-cell={`${index} ${column}`}
            aria-label={`${COLUMN_LABELS[name]} ${index + 1}`}
            aria-invalid={Boolean(problems[name]) || undefined}
            aria-describedby={hasNote ? noteId : undefined}
            value={row[name]}
            readOnly={isReadOnly}
            onChange={({ target }) => edit({ do: 'type', row: index, column, text: target.value })}
            inputMode="decimal"
            autoComplete="off"
            className="peer tabular h-11 w-full bg-transparent px-2 text-right text-base focus-visible:bg-surface-raised focus-visible:-outline-offset-2 aria-invalid:bg-danger-soft aria-invalid:text-danger sm:h-10 sm:px-3 sm:text-sm"
          />
          {name === 'rate' && isSaved && !problems.rate && <SavedRate row={row} />}
        </span>
      ))}
      <span role="cell">
        <button
          type="button"
          data-cell={`${index} ${SHEET_COLUMNS.length}`}
          tabIndex={-1}
          aria-disabled={isReadOnly || undefined}
          aria-label={`Delete row ${index + 1}`}
          title={`Delete row ${index + 1}`}
          onClick={() => edit({ do: 'remove', key: row.key })}
          className="flex h-11 w-full items-center justify-center text-ink-muted hover:bg-surface-sunken hover:text-danger focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus sm:h-10"
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      </span>
      <span
        role="cell"
        id={noteId}
        className="col-span-full empty:hidden sm:col-span-1 sm:self-center sm:pl-3"
      >
        {wrong.map((text) => (
          <RowNote key={text} tone="danger" text={text} />
        ))}
        {finding && <RowNote {...finding} />}
      </span>
    </div>
  )
})

/** Covers the plain number of a cell with separators until the cell has the focus. */
function SavedRate({ row }: { row: SheetRow }) {
  return (
    <span
      aria-hidden="true"
      className="tabular pointer-events-none absolute inset-0 flex items-center justify-end bg-surface-raised px-2 text-base peer-focus:hidden sm:px-3 sm:text-sm"
    >
      {parseTypedRow(row).rate.toLocaleString('en-NG')}
    </span>
  )
}

function RowNote({ tone, text }: RowFinding) {
  const Icon = tone === 'danger' ? CircleAlert : TriangleAlert
  return (
    <span
      className={cx(
        'flex items-start gap-1.5 px-2 py-1 text-sm sm:px-0',
        tone === 'danger' ? 'text-danger' : 'text-warning'
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{text}</span>
    </span>
  )
}

function shownRowProblems(
  row: SheetRow,
  marksEmptyCells: boolean
): Partial<Record<RowField, string>> {
  const problems = rowProblems(row)
  if (marksEmptyCells) return problems
  const filled = Object.entries(problems).filter(([field]) => row[field as RowField] !== '')
  return Object.fromEntries(filled)
}

import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUrlQuery } from '~/url/use_url_query'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { SHEET_COLUMNS } from '#admin/tariffs/sheets/rules/pasted_cells'
import { rowProblems, type RateGeneratorInput } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import type { ZoneKind } from '#admin/tariffs/zones/components/zone_types'
import { type AddRowsMode, AddRowsForm, AddRowsMenu } from './add_rows'
import { EmptySheetButton } from './empty_sheet_button'
import { RateGrid } from './rate_grid'
import { RateSaveBar } from './rate_save_bar'
import { useSheetGrid } from './use_sheet_grid'
import { usePaste } from './use_paste'
import type { RateSheetEditor } from './use_rate_sheet'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

const RATE_COLUMN = SHEET_COLUMNS.indexOf('rate')

type RatesEditorProps = { kind: ZoneKind; sheet: RateSheetEditor }

export function RatesEditor({ kind, sheet }: RatesEditorProps) {
  const { rows, savedCount } = sheet
  const [adding, setAdding] = useState<AddRowsMode>(savedCount === 0 ? 'generate' : null)
  const titleId = useId()
  const grid = useSheetGrid(sheet, save)
  const { announcement, onPaste } = usePaste(sheet)

  useScrollToWeight(rows, grid.show)

  function save() {
    const wrong = sheet.save()
    if (wrong === null) return
    const problems = rowProblems(rows[wrong]!)
    const column = SHEET_COLUMNS.findIndex((name) => problems[name])
    grid.show({ row: wrong, column: Math.max(0, column) })
  }

  const following = (column: number, add: () => void) => () => {
    flushSync(add)
    grid.show({ row: rows.length, column })
  }
  const adder = {
    ...sheet,
    addEmpty: following(0, sheet.addEmpty),
    generate: (generator: RateGeneratorInput) => following(2, () => sheet.generate(generator))(),
  }

  return (
    <div className="grid gap-4" onPaste={onPaste}>
      <AddRowsForm adding={adding} kind={kind} sheet={adder} onOpen={setAdding} />
      <SheetErrorNotice sheet={sheet} />
      <Card
        padded={false}
        title={<span id={titleId}>Rates</span>}
        description="The price of a parcel above one weight and up to another, in naira."
        actions={<AddRowsMenu kind={kind} sheet={adder} onOpen={setAdding} />}
      >
        {rows.length === 0 ? (
          <EmptyState title="No rates available!">
            {savedCount > 0
              ? 'The saved rates stay in use until you empty this sheet.'
              : 'Paste rows from a spreadsheet with Ctrl+V, or use Add Rows.'}
          </EmptyState>
        ) : (
          <RateGrid sheet={sheet} grid={grid} labelledBy={titleId} />
        )}
        <p role="status" className="px-4 py-2 text-sm text-ink-muted empty:hidden">
          {announcement}
        </p>
        <RateSaveBar sheet={sheet} onSave={save} />
      </Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="hidden max-w-2xl text-sm text-ink-muted sm:block">
          Arrows and Enter move, F2 edits a cell, Escape cancels. Ctrl+V pastes from a spreadsheet,
          Ctrl+Z undoes, Ctrl+Delete removes the row, Ctrl+S saves.
        </p>
        <EmptySheetButton sheet={sheet} />
      </div>
    </div>
  )
}

/** `?weight=` in the address selects the row that prices this weight. */
function useScrollToWeight(
  rows: RateSheetEditor['rows'],
  show: ReturnType<typeof useSheetGrid>['show']
) {
  const { query } = useUrlQuery()
  useEffect(() => {
    const weight = Number(query.get('weight'))
    const row = rows.findIndex(({ endWeight }) => Number(endWeight) >= weight)
    if (weight <= 0 || row === -1) return
    const frame = requestAnimationFrame(() => show({ row, column: RATE_COLUMN }))
    return () => cancelAnimationFrame(frame)
  }, [])
}

function SheetErrorNotice({ sheet: { refusal, reload } }: { sheet: RateSheetEditor }) {
  if (!refusal) return null
  return (
    <Notice
      tone="danger"
      className="whitespace-pre-line"
      action={
        refusal.code === 'E_CONFLICT' && (
          <Button variant="secondary" size="sm" onClick={reload}>
            Load the Latest Rates
          </Button>
        )
      }
    >
      {refusal.message}
    </Notice>
  )
}

import { useMemo, useReducer } from 'react'
import {
  parseTypedRow,
  rowProblems,
  type TypedRow,
} from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { overlapProblems, rowWarnings } from '#admin/tariffs/sheets/rules/rate_warnings'
import {
  countSheetChanges,
  applySheetEdit,
  createSheetState,
  type RateEntry,
  type SheetRow,
} from './sheet_edits'
import { grams } from '#shared/numbers/rules/weight'

export type RowFinding = { tone: 'danger' | 'warning'; text: string }

export function useSheetRows(rates: readonly RateEntry[]) {
  const [state, edit] = useReducer(applySheetEdit, rates, createSheetState)
  const checked = useMemo(() => checkSheetRows(state.rows), [state.rows])
  return {
    rows: state.rows,
    savedCount: state.loaded.length,
    edit,
    ...checked,
    changes: useMemo(() => countSheetChanges(state), [state.rows, state.loaded]),
    canUndo: state.past.length > 0,
  }
}

function checkSheetRows(rows: readonly SheetRow[]) {
  const isWrong = rows.map((row) => Object.keys(rowProblems(row)).length > 0)
  const bands = rows.flatMap((row, index) =>
    isWrong[index] ? [] : [{ ...bandFromTypedRow(row), number: index + 1 }]
  )
  const overlaps = overlapProblems(bands)
  const warnings = rowWarnings(bands)
  const findings = new Map<number, RowFinding>()
  for (const { number, message } of warnings) {
    const before = findings.get(number)
    const text = before ? `${before.text}. ${message}` : message
    findings.set(number, { tone: 'warning', text })
  }
  for (const { number, message: text } of overlaps) findings.set(number, { tone: 'danger', text })
  const wrong = isWrong.indexOf(true)
  return {
    findings,
    wrongCount: isWrong.filter(Boolean).length + overlaps.length,
    firstWrong: wrong >= 0 ? wrong : overlaps[0] ? overlaps[0].number - 1 : null,
  }
}

function bandFromTypedRow(row: TypedRow) {
  const { aboveWeight, endWeight, rate } = parseTypedRow(row)
  const rateKobo = Math.round(rate * 100)
  return { aboveGrams: grams(aboveWeight), endGrams: grams(endWeight), rateKobo }
}

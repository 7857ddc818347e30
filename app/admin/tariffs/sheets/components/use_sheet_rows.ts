import { useMemo, useRef, useState } from 'react'
import { toNumber } from '#shared/http/rules/field_checks'
import { gramsOf, rowProblems, type TypedRow } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { overlapProblems, sheetWarnings } from '#admin/tariffs/sheets/rules/rate_warnings'

/** `isKnown`: the zone has it already, and so it stands out. */
export type SheetRow = TypedRow & { key: number; isKnown: boolean }

export type RowProblems = ReturnType<typeof rowProblems>

type RowField = keyof TypedRow

/** The rows as they are typed, and what is wrong with them. */
export function useSheetRows(onEdit: () => void) {
  const [rows, setRows] = useState<SheetRow[]>([])
  const [dirty, setDirty] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const keys = useRef(0)
  const checked = useMemo(() => checkedSheet(rows), [rows])

  const made = (isKnown: boolean) => (row: Record<RowField, number | string>) => ({
    ...{ aboveWeight: String(row.aboveWeight), endWeight: String(row.endWeight) },
    ...{ rate: String(row.rate), key: ++keys.current, isKnown },
  })

  function edit(next: (before: SheetRow[]) => SheetRow[]) {
    setDirty(true)
    onEdit()
    setRows(next)
  }

  return {
    ...{ rows, dirty, ...checked },
    /** What is wrong with a row, once somebody has tried to save or has filled the field. */
    problemsOf(row: SheetRow): RowProblems {
      const problems = rowProblems(row)
      if (isShown) return problems
      const filled = Object.entries(problems).filter(([field]) => row[field as RowField] !== '')
      return Object.fromEntries(filled)
    },
    showProblems: () => setIsShown(true),
    /** The rows are those of the server from here on. */
    replace(rates: ReturnType<typeof numbersOf>[]) {
      setRows(rates.map(made(true)))
      setDirty(false)
      setIsShown(false)
    },
    add: (entered: Parameters<ReturnType<typeof made>>[0][]) =>
      edit((before) => [...before, ...entered.map(made(false))]),
    change: (key: number, field: RowField, text: string) =>
      edit((before) => before.map((row) => (row.key === key ? { ...row, [field]: text } : row))),
    remove: (key: number) => edit((before) => before.filter((row) => row.key !== key)),
  }
}

/** Overlaps and warnings of the rows that can be read, and the first row that cannot be saved. */
function checkedSheet(rows: readonly SheetRow[]) {
  const wrong = rows.findIndex((row) => Object.keys(rowProblems(row)).length > 0)
  const bands = rows.flatMap((row, index) =>
    Object.keys(rowProblems(row)).length ? [] : [{ ...bandOf(row), number: index + 1 }]
  )
  const overlaps = overlapProblems(bands)
  return {
    overlaps: overlaps.slice(0, 20).map(({ message }) => message),
    warnings: sheetWarnings(bands),
    firstWrong: wrong >= 0 ? wrong + 1 : (overlaps[0]?.number ?? null),
  }
}

function bandOf(row: TypedRow) {
  const { aboveWeight, endWeight, rate } = numbersOf(row)
  const rateKobo = Math.round(rate * 100)
  return { aboveGrams: gramsOf(aboveWeight), endGrams: gramsOf(endWeight), rateKobo }
}

export function numbersOf({ aboveWeight, endWeight, rate }: TypedRow) {
  return {
    aboveWeight: toNumber(aboveWeight),
    endWeight: toNumber(endWeight),
    rate: toNumber(rate),
  }
}

import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerOf, BodyOf } from '~/api/calls'
import { useSend } from '~/api/use_send'
import type { Outcome, Refusal } from '~/hooks/api_outcome'
import { toast } from '~/ui/toast'
import { toNumber } from '#shared/http/rules/field_checks'
import {
  generatedRows,
  gramsOf,
  rowProblems,
  type Generator,
  type RowField,
  type TypedRow,
} from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { overlapProblems, sheetWarnings } from '#admin/tariffs/sheets/rules/rate_warnings'
import type { Zone } from '#admin/tariffs/zones/components/types'

type SheetAnswer = AnswerOf<'api.admin.rates.store'>

export type RateJson = SheetAnswer['data'][number]

export type Multiplier = Omit<
  BodyOf<'api.admin.rate_multipliers.store'>,
  'shippingZoneId' | 'billingGroupId' | 'version'
>

/** `isKnown`: the zone has it already, and so it stands out. */
export type SheetRow = TypedRow & { key: number; isKnown: boolean }

export type RowProblems = Partial<Record<RowField, string>>

/** The rates of a zone as they are edited: typed rows, what is wrong with them, and the version they are from. */
export function useRateSheet(zone: Zone) {
  const [rows, setRows] = useState<SheetRow[]>([])
  const [version, setVersion] = useState(0)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [dirty, setDirty] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { busy, send } = useSend()
  const keys = useRef(0)
  const [attempt, setAttempt] = useState(0)
  const { id: zoneId, billingGroup: billingGroupId } = zone
  const group = billingGroupId === null ? {} : { billingGroupId }
  const sheet = { version, shippingZoneId: zoneId, ...group }

  /** The sheet is that of the server from here on. */
  function adopt(answer: Pick<SheetAnswer, 'data' | 'version'>) {
    setRows(answer.data.map((rate) => ({ ...typed(rate), key: ++keys.current, isKnown: true })))
    setVersion(answer.version)
    setDirty(false)
    setIsShown(false)
    setRefusal(null)
    setStatus('ready')
  }

  useEffect(() => {
    let isWanted = true
    void send('api.admin.rates.show', { params: { id: zoneId } }).then((outcome) => {
      if (!isWanted) return
      if (outcome.ok) adopt(outcome.body)
      else setStatus('failed')
    })
    return () => {
      isWanted = false
    }
  }, [zoneId, attempt])

  const checked = useMemo(() => checkedSheet(rows), [rows])

  function edit(next: (before: SheetRow[]) => SheetRow[]) {
    setDirty(true)
    setRefusal(null)
    setRows(next)
  }

  async function change(asked: Promise<Outcome<SheetAnswer>>): Promise<boolean> {
    setRefusal(null)
    const outcome = await asked
    if (!outcome.ok) {
      setRefusal(outcome)
      return false
    }
    toast.success(outcome.body.message)
    adopt(outcome.body)
    return true
  }

  return {
    ...{ rows, version, status, dirty, busy, refusal, ...checked },
    /** What is wrong with a row, once somebody has tried to save or has filled the field. */
    problemsOf(row: SheetRow): RowProblems {
      const problems = rowProblems(row)
      if (isShown) return problems
      const filled = Object.entries(problems).filter(([field]) => row[field as RowField] !== '')
      return Object.fromEntries(filled)
    },
    reload() {
      setStatus('loading')
      setAttempt(attempt + 1)
    },
    generate: (generator: Generator) =>
      edit((before) => [
        ...before,
        ...generatedRows(generator).map((row) => ({
          ...{ aboveWeight: String(row.aboveWeight), endWeight: String(row.endWeight) },
          ...{ rate: '', key: ++keys.current, isKnown: false },
        })),
      ]),
    addEmpty: () =>
      edit((before) => [
        ...before,
        { aboveWeight: '', endWeight: '', rate: '', key: ++keys.current, isKnown: false },
      ]),
    change: (key: number, field: RowField, text: string) =>
      edit((before) => before.map((row) => (row.key === key ? { ...row, [field]: text } : row))),
    remove: (key: number) => edit((before) => before.filter((row) => row.key !== key)),
    /** The number of the first row that is wrong; null when all of them were sent. */
    save(): number | null {
      setIsShown(true)
      if (checked.firstWrong !== null) return checked.firstWrong
      const rates = rows.map(numbersOf)
      void change(send('api.admin.rates.store', { body: { ...sheet, rates } }))
      return null
    },
    multiply: (multiplier: Multiplier) =>
      change(send('api.admin.rate_multipliers.store', { body: { ...sheet, ...multiplier } })),
    restore: (old: number) =>
      change(
        send('api.admin.rate_restorations.store', {
          params: { id: zoneId, version: old },
          body: { version },
        })
      ),
  }
}

export type RateSheet = ReturnType<typeof useRateSheet>

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

function numbersOf({ aboveWeight, endWeight, rate }: TypedRow): RateJson {
  return {
    aboveWeight: toNumber(aboveWeight),
    endWeight: toNumber(endWeight),
    rate: toNumber(rate),
  }
}

function typed({ aboveWeight, endWeight, rate }: RateJson): TypedRow {
  return { aboveWeight: String(aboveWeight), endWeight: String(endWeight), rate: String(rate) }
}

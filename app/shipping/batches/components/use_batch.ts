import { useState } from 'react'
import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { toast } from '~/ui/toast'
import type { PickupCalendar } from '#shipping/booking/rules/booking_rules'

export type BatchData = Data.Shipping.Batches.Batch
export type BatchRowData = Data.Shipping.Batches.BatchRow
export type BatchChange = BodyOf<'api.shipping.batches.update'>
export type RowChange = BodyOf<'api.shipping.batch_rows.update'>

export function isRowReady({ errors, price }: BatchRowData): boolean {
  return errors.length === 0 && price !== null
}

/** A type alias, because an interface does not satisfy the JSON constraint on props. */
type Choice<V extends string | number = string> = { value: V; label: string }

export type BatchScreen = {
  batch: BatchData
  rows: BatchRowData[]
  categories: Choice<number>[]
  nigerianStates: Choice[]
  calendar: PickupCalendar
}

type BatchAnswer = BatchData & { rows: BatchRowData[] }

function mergeRows(rows: BatchRowData[], changed: BatchRowData[]): BatchRowData[] {
  const byNumber = new Map(changed.map((one) => [one.row, one]))
  return rows.map((one) => byNumber.get(one.row) ?? one)
}

export function useBatch(screen: BatchScreen) {
  const [seen, setSeen] = useState(screen)
  const [known, setKnown] = useState<Pick<BatchScreen, 'batch' | 'rows'>>(screen)
  // When the page reloads its props, they replace what earlier API responses returned.
  if (seen.rows !== screen.rows || seen.batch !== screen.batch) {
    setSeen(screen)
    setKnown(screen)
  }

  function take({ rows, ...batch }: BatchAnswer) {
    setKnown((before) => ({ batch, rows: mergeRows(before.rows, rows) }))
  }

  /** Changes the terms of the batch. The form that called it shows a refusal. */
  async function change(body: BatchChange) {
    const outcome = await callApi('api.shipping.batches.update', {
      params: { id: known.batch.id },
      body,
    })
    if (outcome.ok) take(outcome.body.data)
    return outcome
  }

  /** Returns the changed row; null after a refusal, which it shows. */
  async function row(number: number, body: RowChange): Promise<BatchRowData | null> {
    const params = { id: known.batch.id, number }
    const outcome = await callApi('api.shipping.batch_rows.update', { params, body })
    if (outcome.ok) take(outcome.body.data)
    else toast.error(outcome.message)
    return outcome.ok ? (outcome.body.data.rows.find((one) => one.row === number) ?? null) : null
  }

  /** Call it after a payment, and after a refusal because the batch or its prices have changed. */
  function changed() {
    router.reload({ only: ['batch', 'rows'] })
  }

  return { ...known, change, row, changed }
}

export type ChangeBatch = ReturnType<typeof useBatch>['change']
export type ChangeRow = ReturnType<typeof useBatch>['row']

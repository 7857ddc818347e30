import { useEffect, useState } from 'react'
import type { AnswerOf, BodyOf } from '~/api/calls'
import { useLoaded } from '~/api/use_loaded'
import { useSend } from '~/api/use_send'
import type { Outcome, Refusal } from '~/hooks/api_outcome'
import { toast } from '~/ui/toast'
import { generatedRows, type Generator } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import type { Zone } from '#admin/tariffs/zones/components/types'
import { numbersOf, useSheetRows } from './use_sheet_rows'

type SheetAnswer = AnswerOf<'api.admin.rates.store'>

export type RateJson = SheetAnswer['data'][number]

export type Multiplier = Omit<
  BodyOf<'api.admin.rate_multipliers.store'>,
  'shippingZoneId' | 'billingGroupId' | 'version'
>

/** The rates of a zone as they are edited: typed rows, what is wrong with them, and the version they are from. */
export function useRateSheet({ id, billingGroup: billingGroupId }: Zone) {
  const loaded = useLoaded('api.admin.rates.show', { params: { id } })
  const [version, setVersion] = useState<number | null>(null)
  const [savedCount, setSavedCount] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { busy, send } = useSend()
  const { replace, showProblems, add, ...rows } = useSheetRows(() => setRefusal(null))
  const group = billingGroupId === null ? {} : { billingGroupId }
  const status = loaded.failure ? 'failed' : version === null ? 'loading' : 'ready'
  const sheet = { version: version ?? 0, shippingZoneId: id, ...group }

  /** The sheet is that of the server from here on. */
  function adopt(answer: Pick<SheetAnswer, 'data' | 'version'>) {
    replace(answer.data)
    setSavedCount(answer.data.length)
    setVersion(answer.version)
    setRefusal(null)
  }

  useEffect(() => {
    if (loaded.body) adopt(loaded.body)
  }, [loaded.body])

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
    ...rows,
    ...{ refusal, status, savedCount, busy: busy || loaded.loading },
    reload() {
      setVersion(null)
      loaded.retry()
    },
    generate: (generator: Generator) =>
      add(generatedRows(generator).map((row) => ({ ...row, rate: '' }))),
    addEmpty: () => add([{ aboveWeight: '', endWeight: '', rate: '' }]),
    /** The number of the first row that is wrong; null when all of them were sent. */
    save(): number | null {
      showProblems()
      if (rows.firstWrong !== null) return rows.firstWrong
      const rates = rows.rows.map(numbersOf)
      void change(send('api.admin.rates.store', { body: { ...sheet, rates } }))
      return null
    },
    multiply: (multiplier: Multiplier) =>
      change(send('api.admin.rate_multipliers.store', { body: { ...sheet, ...multiplier } })),
    empty: () =>
      change(send('api.admin.rates.destroy', { params: { id }, body: { version: sheet.version } })),
    restore: (old: number) =>
      change(
        send('api.admin.rate_restorations.store', {
          params: { id, version: old },
          body: { version: sheet.version },
        })
      ),
  }
}

export type RateSheet = ReturnType<typeof useRateSheet>

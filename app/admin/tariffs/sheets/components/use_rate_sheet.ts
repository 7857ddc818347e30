import { useCallback, useEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { go } from '~/address/use_address'
import type { AnswerOf, BodyOf } from '~/api/calls'
import { useSend } from '~/api/use_send'
import type { Outcome, Refusal } from '~/hooks/api_outcome'
import { toast } from '~/ui/toast'
import { generatedRows, type Generator } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import type { Zone } from '#admin/tariffs/zones/components/types'
import type { SheetEdit } from './sheet_edits'
import { numbersOf, useSheetRows } from './use_sheet_rows'

type SheetAnswer = AnswerOf<'api.admin.rates.store'>

export type RateJson = SheetAnswer['data'][number]

/** The rates of a zone as the page was given them. */
export type LoadedSheet = {
  data: RateJson[]
  version: number
  savedBy: string | null
  savedAt: string | null
}

export type Multiplier = Omit<
  BodyOf<'api.admin.rate_multipliers.store'>,
  'shippingZoneId' | 'billingGroupId' | 'version'
>

/** The rates of a zone as they are edited: typed rows, what is wrong with them, and the version they are from. */
export function useRateSheet({ id, billingGroup: billingGroupId }: Zone, loaded: LoadedSheet) {
  const { caller } = usePage().props
  const { edit: editRows, ...rows } = useSheetRows(loaded.data)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const { busy, send } = useSend()
  const group = billingGroupId === null ? {} : { billingGroupId }
  const { version } = loaded
  const sheet = { version, shippingZoneId: id, ...group }

  const edit = useCallback((next: SheetEdit) => {
    setRefusal(null)
    editRows(next)
  }, [])

  useAdopted(loaded, () => {
    edit({ do: 'load', rates: loaded.data })
    setIsShown(false)
  })

  async function change(asked: Promise<Outcome<SheetAnswer>>): Promise<boolean> {
    setRefusal(null)
    const outcome = await asked
    if (!outcome.ok) {
      setRefusal(outcome)
      return false
    }
    const { message, data, version: saved } = outcome.body
    toast.success(message)
    const who = saved === version ? {} : { savedBy: caller?.fullName, savedAt: now() }
    router.replaceProp('sheet', { ...loaded, ...who, data, version: saved })
    return true
  }

  return {
    ...{ ...rows, edit, isShown, refusal, busy, isLoading },
    ...{ savedBy: loaded.savedBy, savedAt: loaded.savedAt },
    /** What was saved from a file or by somebody else; the dialog that led to it closes with it. */
    reload() {
      setIsLoading(true)
      const visit = { only: ['sheet'], replace: true }
      go({ import: null, history: null }, visit, { onFinish: () => setIsLoading(false) })
    },
    generate: (generator: Generator) =>
      edit({ do: 'add', rates: generatedRows(generator).map((row) => ({ ...row, rate: '' })) }),
    addEmpty: () => edit({ do: 'add', rates: [{ aboveWeight: '', endWeight: '', rate: '' }] }),
    /** The first row that is wrong, from 0; null when all of them were sent. */
    save(): number | null {
      setIsShown(true)
      if (rows.firstWrong !== null) return rows.firstWrong
      const rates = rows.rows.map(numbersOf)
      void change(send('api.admin.rates.store', { body: { ...sheet, rates } }))
      return null
    },
    multiply: (multiplier: Multiplier) =>
      change(send('api.admin.rate_multipliers.store', { body: { ...sheet, ...multiplier } })),
    empty: () => change(send('api.admin.rates.destroy', { params: { id }, body: { version } })),
    restore: (old: number) =>
      change(
        send('api.admin.rate_restorations.store', {
          params: { id, version: old },
          body: { version },
        })
      ),
  }
}

export type RateSheet = ReturnType<typeof useRateSheet>

/** Whatever the page is given anew takes the place of what was typed. */
function useAdopted(loaded: LoadedSheet, adopt: () => void) {
  const adopted = useRef(loaded)
  useEffect(() => {
    if (adopted.current === loaded) return
    adopted.current = loaded
    adopt()
  }, [loaded])
}

function now(): string {
  return new Date().toISOString()
}

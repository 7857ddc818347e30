import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { changeUrl } from '~/url/use_url_query'
import type { ResponseOf, BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import type { ApiOutcome, ApiRefusal } from '~/api/api_outcome'
import { toast } from '~/ui/toast'
import {
  generateRateRows,
  type RateGeneratorInput,
  parseTypedRow,
} from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import type { ZoneData } from '#admin/tariffs/zones/components/zone_types'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import type { SheetEdit } from './sheet_edits'
import { useSheetRows } from './use_sheet_rows'

type RateSheetResponse = ResponseOf<'api.admin.rates.store'>

export type RateJsonData = RateSheetResponse['data'][number]

export type RateSheetData = {
  data: RateJsonData[]
  version: number
  savedBy: string | null
  savedAt: string | null
}

export type MultiplierInput = Omit<
  BodyOf<'api.admin.rate_multipliers.store'>,
  'shippingZoneId' | 'billingGroupId' | 'version'
>

export const SAVE_FIRST = 'Save your changes first: this reloads the rows.'

export function useRateSheet(zone: ZoneData, loaded: RateSheetData) {
  const { edit: editRows, ...rows } = useSheetRows(loaded.data)
  const [marksEmptyCells, setMarksEmptyCells] = useState(false)
  const { busy, refusal, clearRefusal, change } = useSheetChange(loaded)
  const { version } = loaded
  const group = zone.billingGroup === null ? {} : { billingGroupId: zone.billingGroup }
  const sheet = { version, shippingZoneId: zone.id, ...group }
  const query = useTariffQuery()
  const params = { id: zone.id }

  /** Ignores edits while saving, because the response replaces all rows. */
  const edit = useCallback(
    (next: SheetEdit) => {
      if (busy) return
      clearRefusal()
      editRows(next)
    },
    [busy]
  )

  useSyncLoadedSheet(loaded, () => {
    clearRefusal()
    editRows({ do: 'load', rates: loaded.data })
    setMarksEmptyCells(false)
  })

  return {
    ...rows,
    edit,
    marksEmptyCells,
    refusal,
    busy,
    ...useSheetReload(),
    savedBy: loaded.savedBy,
    savedAt: loaded.savedAt,
    generate: (generator: RateGeneratorInput) =>
      edit({ do: 'add', rates: generateRateRows(generator).map((row) => ({ ...row, rate: '' })) }),
    addEmpty: () => edit({ do: 'add', rates: [{ aboveWeight: '', endWeight: '', rate: '' }] }),
    /** Why other rows cannot be loaded now; null if nothing is unsaved or the sheet is empty. */
    saveFirst: rows.changes > 0 && rows.rows.length > 0 ? SAVE_FIRST : null,
    /** Returns the zero-based index of the first invalid row, or null after sending. */
    save(): number | null {
      if (busy) return null
      setMarksEmptyCells(true)
      if (rows.firstWrong !== null) return rows.firstWrong
      const rates = rows.rows.map(parseTypedRow)
      void change(callApi('api.admin.rates.store', { query, body: { ...sheet, rates } }))
      return null
    },
    multiply: (multiplier: MultiplierInput) =>
      change(
        callApi('api.admin.rate_multipliers.store', { query, body: { ...sheet, ...multiplier } })
      ),
    empty: () => change(callApi('api.admin.rates.destroy', { params, query, body: { version } })),
    restore: (old: number) =>
      change(
        callApi('api.admin.rate_restorations.store', {
          params: { ...params, version: old },
          query,
          body: { version },
        })
      ),
  }
}

export type RateSheetEditor = ReturnType<typeof useRateSheet>

/** Awaits a call that changes the sheet, then shows the rows of its response. */
function useSheetChange(loaded: RateSheetData) {
  const { caller } = usePage().props
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const [busy, setBusy] = useState(false)

  async function change(request: Promise<ApiOutcome<RateSheetResponse>>): Promise<boolean> {
    setRefusal(null)
    setBusy(true)
    const outcome = await request
    if (!outcome.ok) {
      setBusy(false)
      setRefusal(outcome)
      return false
    }
    const { message, data, version } = outcome.body
    const who = version === loaded.version ? {} : { savedBy: caller?.fullName, savedAt: nowIso() }
    // Notifies once the page has the rows, because the user may then leave it at once.
    const onFinish = () => {
      setBusy(false)
      toast.success(message)
    }
    router.replaceProp('sheet', { ...loaded, ...who, data, version }, { onFinish })
    return true
  }

  return { busy, refusal, clearRefusal: () => setRefusal(null), change }
}

/** Loads rates saved by an import or another person; closes the import or history dialog. */
function useSheetReload() {
  const [isLoading, setIsLoading] = useState(false)
  return {
    isLoading,
    reload() {
      setIsLoading(true)
      const visit = { only: ['sheet'], replace: true }
      changeUrl({ import: null, history: null }, visit, { onFinish: () => setIsLoading(false) })
    },
  }
}

/** Replaces edits when the page receives other rates; a layout effect, to precede any typing. */
function useSyncLoadedSheet(loaded: RateSheetData, adopt: () => void) {
  const adopted = useRef(loaded)
  useLayoutEffect(() => {
    if (adopted.current === loaded) return
    adopted.current = loaded
    adopt()
  }, [loaded])
}

function nowIso(): string {
  return new Date().toISOString()
}

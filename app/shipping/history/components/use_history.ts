import { useEffect, useMemo, useState } from 'react'
import { router, useRemember } from '@inertiajs/react'
import { useDatedSearch } from '~/api/use_dated_search'
import type { Range } from '~/ui/align_range'
import { todayIso } from '~/ui/dates'
import { PAST_SHIPMENTS, type ShipmentList } from './history_source'
import type { HistoryRow } from './row'
import type { ParcelState } from '#shipping/shipment/rules/parcel_states'

const NO_RANGE: Range = { start: '', end: '' }

/** As long as a parcel of which nothing is heard is asked after. */
const LONGEST_ON_THE_WAY = 90 * 86_400_000

/** The rows on the screen: the recent ones until dates were searched, then what was found. */
export function useHistory(recent: HistoryRow[], source: ShipmentList = PAST_SHIPMENTS) {
  const [range, setRange] = useRemember<Range>(NO_RANGE, `${source.key}.range`)
  const [changes, setChanges] = useState<Record<number, Partial<HistoryRow>>>({})
  const [parcelState, setParcelState] = useRemember<ParcelState | ''>('', `${source.key}.state`)
  const { found, forget, ...searching } = useDatedSearch(source, () => setChanges({}), {
    parcelState,
  })

  // Among the recent ones alone, an older parcel in that state would seem not to exist.
  useEffect(() => {
    if (!parcelState || searching.searched) return
    const chosen = range.start && range.end ? range : latestDays()
    setRange(chosen)
    void searching.search(chosen)
  }, [parcelState])

  function showRecent() {
    setRange(NO_RANGE)
    setParcelState('')
    forget()
    router.reload({ only: ['recent'] })
  }

  /** The row says so at once, and also when the reader comes back to this page. */
  function change(id: number, fields: Partial<HistoryRow>) {
    setChanges((earlier) => ({ ...earlier, [id]: { ...earlier[id], ...fields } }))
    router.reload({ only: ['recent'] })
  }

  function markCanceled(id: number) {
    change(id, { status: 'CANCELED' })
  }

  const shown = searching.searched ? found?.data : recent
  const rows = useMemo(
    () =>
      (shown ?? [])
        .map((row) => ({ ...row, ...changes[row.id] }))
        .filter((row) => !parcelState || row.parcelState === parcelState),
    [shown, changes, parcelState]
  )
  const total = searching.server?.total ?? rows.length
  const filter = { parcelState, setParcelState }
  return { ...searching, ...filter, rows, total, range, setRange, showRecent, change, markCanceled }
}

function latestDays(): Range {
  return { start: todayIso(new Date(Date.now() - LONGEST_ON_THE_WAY)), end: todayIso() }
}

export type History = ReturnType<typeof useHistory>

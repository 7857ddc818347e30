import { useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { onDraftDeleted } from '~/hooks/local_drafts'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import { DraftStore, isAlreadyBooked, type DraftSave } from './draft_store'
import { type ServerDraft, parseServerDraft } from './server_draft'

export interface DraftOptions {
  initial: BookingForm
  /** If false, nothing is saved, for example while the user edits a saved shipment. */
  enabled: boolean
  /** True to save the draft on the server as well as in this browser. */
  isShared: boolean
}

/**
 * A form that survives reloads, ended sessions and changes of device until its owner signs out. It
 * reads this browser's copy only after mounting, because the server renders without it.
 */
export function useDraft(screen: BookingScreen, { initial, enabled, isShared }: DraftOptions) {
  const { caller } = usePage().props
  const [known] = useState(() => (enabled && isShared ? parseServerDraft(screen.draft) : NONE))
  const { value, latest, show } = useLatestForm(known.value ?? initial)
  const [saved, setSaved] = useState<DraftSave | null>(serverSave(known))
  const [restored, setRestored] = useState(known.value !== null)
  const [ready, setReady] = useState(!enabled)
  const [other, setOther] = useState<ServerDraft | null>(null)
  const keeper = useRef<DraftStore | null>(null)

  const adopt = useCallback(
    (draft: ServerDraft) => {
      keeper.current?.adopt(draft)
      show(draft.value ?? initial)
      setSaved(serverSave(draft))
      setOther(null)
    },
    [show, initial]
  )

  useEffect(() => {
    if (!enabled || !caller) return
    const changedElsewhere = () => void own.readServer().then((draft) => draft && setOther(draft))
    const saving = { saved: setSaved, changedElsewhere }
    const own = new DraftStore(caller, draftName(screen), isShared, saving)
    keeper.current = own
    const stored = own.read()
    if (stored) {
      show(stored.value)
      setSaved(stored.saved)
      setRestored(true)
    } else if (own.wasDiscarded(known.version)) adopt(NONE)
    else if (known.value) own.adopt(known)
    setReady(true)
    if (isShared)
      void syncWithServer(own, { known, latest, kept: stored?.value ?? null, adopt, setOther })
    return saveUntilLeaving(own)
  }, [])

  const setValue = useCallback(
    (next: BookingForm | ((previous: BookingForm) => BookingForm), savesNow = false) => {
      show(typeof next === 'function' ? next(latest.current) : next)
      keeper.current?.change(latest.current, savesNow)
    },
    [show]
  )

  const clear = useCallback(() => {
    keeper.current?.clear()
    show(initial)
    setSaved(null)
    setOther(null)
  }, [show, initial])

  return {
    value,
    setValue,
    saved,
    restored,
    ready,
    clear,
    other,
    takeOther: () => other && adopt(other),
    keepMine() {
      keeper.current?.continueFrom(other?.version ?? 0)
      setOther(null)
    },
    booked: () => keeper.current?.deleteServerVersion(),
  }
}

/** The ref always has the latest form, for callbacks of an earlier render. */
function useLatestForm(first: BookingForm) {
  const [value, setState] = useState(first)
  const latest = useRef(first)
  const show = useCallback((next: BookingForm) => {
    latest.current = next
    setState(next)
  }, [])
  return { value, latest, show }
}

/** Rebooking a shipment has its own draft and does not overwrite that of a new booking. */
function draftName({ draftKey, again }: BookingScreen): string {
  return again ? `${draftKey}:again:${again.trackingNumber}` : draftKey
}

/** Returns a cleanup function, which saves unsaved changes and removes the listeners. */
function saveUntilLeaving(own: DraftStore): () => void {
  const stopForgetting = onDraftDeleted(own.key, () => own.stopSaving())
  const save = () => own.saveLocally()
  const retry = () => own.retry()
  window.addEventListener('pagehide', save)
  window.addEventListener('online', retry)
  return () => {
    stopForgetting()
    window.removeEventListener('pagehide', save)
    window.removeEventListener('online', retry)
    own.saveBeforeLeaving()
  }
}

const NONE: ServerDraft = { version: 0, savedAt: null, device: null, value: null }

function serverSave({ savedAt, value }: ServerDraft): DraftSave | null {
  return savedAt && value ? { at: savedAt, where: 'everywhere' } : null
}

interface DraftSync {
  /** The draft that came with the page; outdated if the page came from the browser's cache. */
  known: ServerDraft
  latest: { current: BookingForm }
  kept: BookingForm | null
  adopt: (draft: ServerDraft) => void
  setOther: (draft: ServerDraft) => void
}

async function syncWithServer(
  own: DraftStore,
  { known, latest, kept, adopt, setOther }: DraftSync
) {
  const isBookedHere = kept !== null && isAlreadyBooked(kept)
  const goOn = () => (isBookedHere ? own.deleteServerVersion() : own.retry())
  if (own.base === known.version && (kept || known.version === 0)) return goOn()
  if (own.wasDiscarded(known.version)) return own.retry()
  const shown = latest.current
  const now = await own.readServer()
  if (!now) return
  if (now.version === own.base) return goOn()
  // This browser saved that version, but the page was reloaded before the response arrived.
  if (kept && now.device === own.device) return own.continueFrom(now.version)
  const isChanged = own.unsent || latest.current !== shown
  if (isChanged && now.value) return setOther(now)
  if (isChanged) return own.continueFrom(0)
  if (!isBookedHere) adopt(now)
}

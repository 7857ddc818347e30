import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocalDraft } from '~/hooks/use_local_draft'
import type { FieldErrors } from '~/hooks/api_outcome'
import { isAnotherRoute, withCarried } from './carried'
import { tabProblems } from './form_checks'
import { DRAFT_VERSION, emptyForm, type BookingForm } from './form_model'
import { formOf } from './submission'
import { useChecked, type Checked } from './use_checked'
import type { BookingScreen } from './types'

export interface FormHandle extends Pick<Checked, 'problem' | 'left'> {
  value: BookingForm
  /** Applies a change; `fields` are the paths of what the person changed. */
  change: (update: (form: BookingForm) => BookingForm, ...fields: string[]) => void
  /** The same for something that was chosen, not typed: its problem shows at once. */
  choose: (update: (form: BookingForm) => BookingForm, ...fields: string[]) => void
}

/** The form of the booking screen: what is in it, what is wrong with it, and its draft. */
export function useBookingForm(screen: BookingScreen, tab: number) {
  const draft = useDraft(screen)
  const { value, setValue } = draft
  const [refused, setRefused] = useState<FieldErrors>({})
  const { calendar } = screen
  const problems = useMemo(() => tabProblems(tab, value, calendar), [tab, value, calendar])
  const checked = useChecked(problems)

  const apply = useCallback(
    (update: (form: BookingForm) => BookingForm, fields: string[], atOnce: boolean) => {
      setValue(update)
      setRefused((before) => without(before, fields))
      fields.forEach((field) => checked.changed(field, atOnce))
    },
    [setValue, checked]
  )
  const handle: FormHandle = {
    value,
    problem: (field) => checked.problem(field) ?? refused[field],
    left: checked.left,
    change: (update, ...fields) => apply(update, fields, false),
    choose: (update, ...fields) => apply(update, fields, true),
  }
  return { handle, draft, problems, showAll: checked.showAll, refused, setRefused }
}

/** Only a new booking has a draft here; one that is edited or gone on with is on the server. */
function useDraft(screen: BookingScreen) {
  const { editing, resuming, incomplete } = screen
  const [initial] = useState(() => firstForm(screen))
  const enabled = !editing && !resuming
  const draft = useLocalDraft<BookingForm>(screen.draftKey, {
    version: DRAFT_VERSION,
    initial,
    enabled,
  })
  // What the draft was about may have been paid or given up elsewhere since.
  const isOver = draft.restored && isGone(draft.value.id, incomplete)
  const [stale] = useState(isOver)
  const { clear } = draft
  useEffect(() => {
    if (stale) clear()
  }, [stale, clear])
  const kept = useCarried(screen, draft, enabled && !stale)
  return { ...draft, clear: enabled ? clear : leaveAlone, ...kept }
}

type Draft = ReturnType<typeof useLocalDraft<BookingForm>>

/** What was asked of the rates page completes a draft that waited here, and never replaces it. */
function useCarried(screen: BookingScreen, draft: Draft, enabled: boolean) {
  const { carried } = screen
  const { value, setValue, restored, clear } = draft
  // Once booked, it is no draft any more.
  const [waited] = useState(enabled && restored && value.id === 0)
  const [keptAside, setKeptAside] = useState(
    () => carried !== null && waited && isAnotherRoute(withCarried(value, carried, screen), carried)
  )
  useEffect(() => {
    if (carried && waited) setValue((form) => withCarried(form, carried, screen))
  }, [])

  function takeCarried() {
    clear()
    setKeptAside(false)
  }

  return { keptAside, takeCarried }
}

/** While another booking is open, the draft of a new one waits where it is. */
function leaveAlone() {}

function isGone(id: number, incomplete: BookingScreen['incomplete']): boolean {
  return id > 0 && !incomplete.some((booking) => booking.id === id)
}

function firstForm(screen: BookingScreen): BookingForm {
  const { editing, resuming, sender, carried } = screen
  if (editing) return formOf(editing, { id: 0, editShipmentId: editing.id })
  if (resuming) return formOf(resuming, { id: resuming.id, editShipmentId: 0 })
  const empty = emptyForm(sender)
  return carried ? withCarried(empty, carried, screen) : empty
}

function without(errors: FieldErrors, fields: string[]): FieldErrors {
  if (!fields.some((field) => field in errors)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}

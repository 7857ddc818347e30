import { useCallback, useEffect, useMemo, useState } from 'react'
import { callApi } from '~/api/call_api'
import type { FieldErrors, ApiRefusal } from '~/api/api_outcome'
import { type Draft, useUndoableDraft } from '#shipping/booking/components/draft/use_undoable_draft'
import { matchesPrefillOrigin, hasOtherRoute, applyRatePrefill } from './apply_rate_prefill'
import { tabProblems } from './form_checks'
import { blankForm, type BookingForm } from './form_model'
import { initialForm } from './form_defaults'
import { formFromShipment, formForRebooking } from './form_submission'
import { useShownProblems, type ShownProblems } from './use_shown_problems'
import type { BookingScreen } from './booking_types'

export interface FormHandle extends Pick<ShownProblems, 'problem' | 'left'> {
  value: BookingForm
  /** The server's suggested correction of a refused value. */
  proposal?: (field: string) => string | undefined
  /** Applies a change; `fields` are the paths that the user changed. */
  change: (update: (form: BookingForm) => BookingForm, ...fields: string[]) => void
  /** Like `change`, for a choice instead of typing: shows problems at once. */
  choose: (update: (form: BookingForm) => BookingForm, ...fields: string[]) => void
}

export function useBookingForm(screen: BookingScreen, wanted: (form: BookingForm) => number) {
  const draft = useFormDraft(screen)
  const { value, setValue, discarded, keepDiscarded } = draft
  const [refused, setRefused] = useState<Pick<ApiRefusal, 'fields' | 'proposals'>>({ fields: {} })
  const tab = wanted(value)
  const problems = useMemo(() => tabProblems(tab, value, screen), [tab, value, screen])
  const checked = useShownProblems(problems)

  const apply = useCallback(
    (update: (form: BookingForm) => BookingForm, fields: string[], atOnce: boolean) => {
      setValue(update)
      if (discarded) keepDiscarded(null)
      setRefused((before) => ({ ...before, fields: omitFields(before.fields, fields) }))
      fields.forEach((field) => checked.changed(field, atOnce))
    },
    [setValue, checked, discarded, keepDiscarded]
  )
  const handle: FormHandle = {
    value,
    problem: (field) => checked.problem(field) ?? refused.fields[field],
    proposal: (field) => (field in refused.fields ? refused.proposals?.[field] : undefined),
    left: checked.left,
    change: (update, ...fields) => apply(update, fields, false),
    choose: (update, ...fields) => apply(update, fields, true),
  }
  return { handle, draft, problems, showAll: checked.showAll, refused, setRefused }
}

/** Only new bookings have drafts; edited or resumed ones are on the server. */
function useFormDraft(screen: BookingScreen) {
  const { editing, resuming, isDraftShared } = screen
  const [initial] = useState(() => startingForm(screen))
  const enabled = !editing && !resuming
  const draft = useUndoableDraft(screen, { initial, enabled, isShared: enabled && isDraftShared })
  // The draft's booking may have been paid or cancelled elsewhere.
  const { clear, ready, restored, value } = draft
  useEffect(() => {
    if (ready && restored) void isBookingGone(value.id, screen).then((isOver) => isOver && clear())
  }, [ready])
  const prefill = useRatePrefill(screen, draft, enabled)
  return { ...draft, clear: enabled ? clear : doNothing, ...prefill }
}

/** Completes a saved draft from the rates page without replacing what is filled in. */
function useRatePrefill(screen: BookingScreen, draft: Draft, enabled: boolean) {
  const { ratePrefill } = screen
  const { value, setValue, restored, ready, discard } = draft
  const [differsFromDraft, setDiffersFromDraft] = useState(false)
  useEffect(() => {
    // A booked form is no draft any more.
    const waited = enabled && ready && restored && value.id === 0
    if (!ratePrefill || !waited) return
    setDiffersFromDraft(hasOtherRoute(applyRatePrefill(value, ratePrefill, screen), ratePrefill))
    setValue((form) => applyRatePrefill(form, ratePrefill, screen))
  }, [ready])

  function startFromRate() {
    discard()
    setDiffersFromDraft(false)
  }

  return { differsFromDraft, startFromRate }
}

/** While another booking is open, the draft of a new one is left alone. */
function doNothing() {}

/** Asks the server about bookings that are not among the newest. */
async function isBookingGone(id: number, { incomplete, incompleteCount }: BookingScreen) {
  if (id === 0 || incomplete.some((booking) => booking.id === id)) return false
  if (incompleteCount <= incomplete.length) return true
  const outcome = await callApi('api.shipping.incomplete_bookings.show', { params: { id } })
  return !outcome.ok && outcome.code === 'E_NOT_FOUND'
}

function startingForm(screen: BookingScreen): BookingForm {
  const { editing, resuming, again, sender, ratePrefill } = screen
  if (editing) return formFromShipment(editing, { id: 0, editShipmentId: editing.id })
  if (resuming) return formFromShipment(resuming, { id: resuming.id, editShipmentId: 0 })
  if (again) return formForRebooking(again, screen)
  if (!ratePrefill) return initialForm(screen)
  // The rates page priced this origin with the default services; the booking must cost the same.
  const origin = matchesPrefillOrigin(screen, ratePrefill)
    ? initialForm(screen).origin
    : blankForm(sender).origin
  return applyRatePrefill({ ...blankForm(sender), origin }, ratePrefill, screen)
}

function omitFields(errors: FieldErrors, fields: string[]): FieldErrors {
  if (!fields.some((field) => field in errors)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}

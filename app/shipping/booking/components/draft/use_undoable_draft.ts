import { useCallback, useEffect, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { draftKeyPrefix, readDraft, removeDraft, writeDraft } from '~/hooks/local_drafts'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import { DRAFT_VERSION, type BookingForm } from '#shipping/booking/components/form/form_model'
import { type DraftOptions, useDraft } from './use_draft'

/** A draft whose discarding can be undone. Undo sets the present draft aside, so it loses none. */
export function useUndoableDraft(screen: BookingScreen, options: DraftOptions) {
  const draft = useDraft(screen, options)
  const { discarded, keepDiscarded } = useDiscardedDraft(screen.draftKey)
  const { value, saved, other } = draft

  function replaceWith(form: BookingForm, discardedBefore = discarded) {
    keepDiscarded(saved ? value : discardedBefore)
    // The marker, which has the focus, would disappear until a later save.
    draft.setValue(form, true)
  }

  return {
    ...draft,
    discarded: options.enabled ? discarded : null,
    keepDiscarded,
    discard() {
      draft.clear()
      keepDiscarded(value)
    },
    replaceWith,
    undo: () => discarded && replaceWith(discarded, null),
    takeOther() {
      draft.takeOther()
      keepDiscarded(value)
    },
    keepMine() {
      draft.keepMine()
      if (other?.value) keepDiscarded(other.value)
    },
  }
}

export type Draft = ReturnType<typeof useUndoableDraft>

type DiscardedDraft = { shape: number; value: BookingForm }

/**
 * The draft that the user discarded last, stored in this browser like drafts, until they restore
 * it, change the form or finish a booking. Its owner stays the same even if the page's user changes.
 */
function useDiscardedDraft(draftKey: string) {
  const { caller } = usePage().props
  const [key] = useState(() => `${draftKeyPrefix(caller!.id)}${draftKey}:discarded`)
  const [discarded, setDiscarded] = useState<BookingForm | null>(null)
  useEffect(() => setDiscarded(readDraft<DiscardedDraft>(key, DRAFT_VERSION)?.value ?? null), [key])

  const keepDiscarded = useCallback(
    (value: BookingForm | null) => {
      setDiscarded(value)
      if (value) writeDraft(key, { shape: DRAFT_VERSION, value } as DiscardedDraft)
      else removeDraft(key)
    },
    [key]
  )
  return { discarded, keepDiscarded }
}

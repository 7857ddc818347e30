import { useCallback, useEffect, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { draftKeyPrefix, readDraft, removeDraft, writeDraft } from '~/hooks/local_drafts'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import { DRAFT_VERSION, type BookingForm } from '#shipping/booking/components/form/form_model'
import { type DraftOptions, useDraft } from './use_draft'

/** A draft that the user can discard and restore. Restoring it sets the present draft aside. */
export function useUndoableDraft(screen: BookingScreen, options: DraftOptions) {
  const draft = useDraft(screen, options)
  const { discarded, keepDiscarded } = useDiscardedDraft(screen.draftKey)
  const { value, saved, other } = draft

  function replaceWith(form: BookingForm, discardedBefore = discarded) {
    keepDiscarded(saved ? value : discardedBefore)
    // Saves at once: the marker, which has the focus, would disappear until the next save.
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
 * The draft that the user discarded last. This browser stores it until they restore it, change the
 * form or finish a booking. It stays that user's even if somebody else signs in on the page.
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

import { router, usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { BookingFlow } from '#shipping/booking/components/form/use_booking'

/** What "Start over" threw away, and whose it is, until another booking is begun. */
let discardedDraft: { owner: string; form: BookingForm } | null = null

/** Starting over, which can be undone while nothing else is saved. */
export function useStartOver(draft: BookingFlow['form']['draft'], draftKey: string) {
  const owner = `${usePage().props.caller?.id} ${draftKey}`
  const form = !draft.saved && discardedDraft?.owner === owner ? discardedDraft.form : null
  return {
    canUndo: form !== null,
    undo: () => form && draft.setValue(form),
    startOver() {
      discardedDraft = { owner, form: draft.value }
      draft.clear()
      router.visit(urlFor('shipping.book', {}))
    },
    /** Another booking was made meanwhile. */
    forget: () => (discardedDraft = null),
  }
}

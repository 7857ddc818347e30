import { router, usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { BookingFlow } from '#shipping/booking/components/form/use_booking'

/** The draft that "Start over" discarded, and its owner, until another booking begins. */
let discardedDraft: { owner: string; form: BookingForm } | null = null

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
    forget: () => (discardedDraft = null),
  }
}

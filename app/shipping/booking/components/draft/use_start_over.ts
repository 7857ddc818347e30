import { router, usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { Booking } from '#shipping/booking/components/form/use_booking'

/** What "Start over" threw away, and whose it is, until another booking is begun. */
let thrownAway: { owner: string; form: BookingForm } | null = null

/** Starting over, which can be undone while nothing else is saved. */
export function useStartOver(draft: Booking['form']['draft'], draftKey: string) {
  const owner = `${usePage().props.caller?.id} ${draftKey}`
  const form = !draft.saved && thrownAway?.owner === owner ? thrownAway.form : null
  return {
    canUndo: form !== null,
    undo: () => form && draft.setValue(form),
    startOver() {
      thrownAway = { owner, form: draft.value }
      draft.clear()
      router.visit(urlFor('shipping.book', {}))
    },
    /** Another booking was made meanwhile. */
    forget: () => (thrownAway = null),
  }
}

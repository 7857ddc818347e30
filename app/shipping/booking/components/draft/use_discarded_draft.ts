import { useCallback, useEffect, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { draftKeyPrefix, readDraft, removeDraft, writeDraft } from '~/hooks/local_drafts'
import { DRAFT_VERSION, type BookingForm } from '#shipping/booking/components/form/form_model'

type DiscardedDraft = { shape: number; value: BookingForm }

/**
 * The draft that the user discarded last, stored in this browser like drafts, until they restore
 * it, change the form or finish a booking. Its owner stays the same even if the page's user changes.
 */
export function useDiscardedDraft(draftKey: string) {
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

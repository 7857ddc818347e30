import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { useAddressedDialog } from '~/address/use_param'

/**
 * A dialog that is there at once, and asks for what it shows each time that it is opened: what was read before may
 * have been changed since. Without a prop it never asks; what opens with the page comes with it, deferred.
 */
export function useAddressedRecord<T>(name: string, prop: string, value: T | null | undefined) {
  const { id, open, dialog } = useAddressedDialog(name)
  const [before, setBefore] = useState<T | null>()
  const isFirst = useRef(true)
  const shown = dialog.open ? id : null

  useEffect(() => {
    const cameWithPage = isFirst.current
    isFirst.current = false
    if (shown !== null && !cameWithPage) router.reload({ only: [prop] })
  }, [shown])

  return {
    id,
    dialog,
    record: value === before ? undefined : (value ?? undefined),
    open(next: string | number) {
      setBefore(value)
      open(next)
    },
  }
}

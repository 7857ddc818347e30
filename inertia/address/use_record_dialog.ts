import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { useAddressDialog } from '~/address/use_address_dialog'

/**
 * A dialog that is there at once, and asks for what it shows each time that it is opened: what was read before may
 * have been changed since. Without a prop it never asks; what opens with the page comes with it, deferred.
 */
export function useRecordDialog<T>(name: string, prop: string, value: T | null | undefined) {
  const { opened, open, dialog } = useAddressDialog([name])
  const isFirst = useRef(true)
  const shown = dialog.open && opened ? opened.id : null

  useEffect(() => {
    const cameWithPage = isFirst.current
    isFirst.current = false
    if (shown === null || cameWithPage) return
    // What was asked of another one would come to stand in this dialog.
    let giveUp = () => {}
    router.reload({
      only: [prop],
      onCancelToken: ({ cancel }) => (giveUp = cancel),
      onFinish: () => (giveUp = () => {}),
    })
    return () => giveUp()
  }, [shown])

  return {
    id: shown,
    dialog,
    record: value ?? undefined,
    open(next: string | number) {
      // Not known by being another object: Inertia keeps the one before where both say the same.
      router.replaceProp(prop, undefined)
      open(name, next)
    },
  }
}

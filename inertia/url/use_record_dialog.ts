import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { useUrlDialog } from '~/url/use_url_dialog'

/**
 * A dialog that loads its record on every opening, because it may have changed. The record of a
 * dialog that is open when the page loads is a deferred prop of the page.
 */
export function useRecordDialog<T>(name: string, prop: string, value: T | null | undefined) {
  const { opened, open, dialog } = useUrlDialog([name])
  const isFirst = useRef(true)
  const shown = dialog.open && opened ? opened.id : null

  useEffect(() => {
    const cameWithPage = isFirst.current
    isFirst.current = false
    if (shown === null || cameWithPage) return
    // Cancels the load of another record, which would appear in this dialog.
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
      // Object identity would not show a reload: Inertia reuses equal values.
      router.replaceProp(prop, undefined)
      open(name, next)
    },
  }
}

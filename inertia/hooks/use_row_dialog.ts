import { useCallback, useState } from 'react'

export function useRowDialog<Row, View extends string>() {
  const [opened, setOpened] = useState<{ view: View; row: Row | null; key: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const open = useCallback((view: View, row: Row | null = null) => {
    setOpened((last) => ({ view, row, key: (last?.key ?? 0) + 1 }))
    setIsOpen(true)
  }, [])

  const close = () => setIsOpen(false)
  return { opened, open, close, dialog: { open: isOpen, onClose: close } }
}

import { type ComponentType, useEffect, useState } from 'react'
import { onFirstInteraction } from '~/ui/lazy_component'
import { registerToasterLoader, toast } from '~/ui/toast'

export { toast }

interface ToasterProps {
  variant?: 'base' | 'admin'
}

export function Toaster({ variant = 'base' }: ToasterProps) {
  const [List, setList] = useState<ComponentType<Required<ToasterProps>> | null>(null)
  useEffect(() => {
    const fetchList = () =>
      import('~/ui/toast_list').then(
        (it) => setList(() => it.default),
        () => {}
      )
    const stop = registerToasterLoader(fetchList)
    const giveUp = onFirstInteraction(fetchList)
    return () => {
      stop()
      giveUp()
    }
  }, [])
  return List && <List variant={variant} />
}

import { type ComponentType, useEffect, useState } from 'react'
import { onFirstInteraction } from '~/ui/lazy_component'
import { registerToasterLoader, toast } from '~/ui/toast'

export { toast }

interface ToasterProps {
  variant?: 'base' | 'admin'
}

/** Its script comes when somebody begins to use the page, or with the first message. */
export function Toaster({ variant = 'base' }: ToasterProps) {
  const [List, setList] = useState<ComponentType<Required<ToasterProps>> | null>(null)
  useEffect(() => {
    // Without a connection it is asked for again with the next message.
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

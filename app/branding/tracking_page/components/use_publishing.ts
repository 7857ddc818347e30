import { useState } from 'react'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'

/** A switch that acts at once; what the server says is shown. */
export function usePublishing(published: boolean, urlOf: (flag: string) => string) {
  const [isOn, setIsOn] = useState(published)
  const { busy, send } = useCommand<{ message: string }>()

  async function change(next: boolean) {
    const outcome = await send('PUT', urlOf(String(next)))
    if (outcome.ok) {
      setIsOn(next)
      toast.success(outcome.body.message)
    } else if (outcome.message) {
      toast.error(outcome.message)
    }
  }

  return { isOn, busy, change: (next: boolean) => void change(next) }
}

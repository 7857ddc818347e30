import { useState } from 'react'
import { tell } from '~/api/tell'
import type { Outcome } from '~/hooks/api_outcome'

type Publish = (flag: boolean) => Promise<Outcome<{ message: string }>>

/** A switch that acts at once; what the server says is shown. */
export function usePublishing(published: boolean, publish: Publish) {
  const [isOn, setIsOn] = useState(published)
  const [busy, setBusy] = useState(false)

  async function change(next: boolean) {
    setBusy(true)
    const outcome = await publish(next)
    setBusy(false)
    if (tell(outcome)) setIsOn(next)
  }

  return { isOn, busy, change: (next: boolean) => void change(next) }
}

import { useState } from 'react'
import { showOutcome } from '~/api/show_outcome'
import type { ApiOutcome } from '~/api/api_outcome'

type Publish = (flag: boolean) => Promise<ApiOutcome<{ message: string }>>

export function usePublish(published: boolean, publish: Publish) {
  const [isOn, setIsOn] = useState(published)
  const [busy, setBusy] = useState(false)

  async function change(next: boolean) {
    setBusy(true)
    const outcome = await publish(next)
    setBusy(false)
    if (showOutcome(outcome)) setIsOn(next)
  }

  return { isOn, busy, change: (next: boolean) => void change(next) }
}

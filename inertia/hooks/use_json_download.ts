import { useState } from 'react'
import type { ApiOutcome } from '~/api/api_outcome'
import { toast } from '~/ui/toast'

export function useJsonDownload() {
  const [busy, setBusy] = useState(false)

  async function save(name: string, request: Promise<ApiOutcome<object>>) {
    setBusy(true)
    const outcome = await request
    setBusy(false)
    if (!outcome.ok) return toast.error(outcome.message)
    const file = new Blob([JSON.stringify(outcome.body, null, 2)], { type: 'application/json' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `proof-${name}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return { save, busy }
}

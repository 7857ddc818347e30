import { useState } from 'react'
import { addressOf } from '~/api/send'
import type { Outcome } from '~/hooks/api_outcome'
import { toast } from '~/ui/toast'

/** Saves the paper that a token opens; the page stays where it is. */
export function usePaper() {
  const [busy, setBusy] = useState(false)

  async function download(asked: Promise<Outcome<{ message: string }>>) {
    setBusy(true)
    const outcome = await asked
    setBusy(false)
    if (!outcome.ok) return toast.error(outcome.message)
    save(addressOf('api.shared.downloads.show', { query: { token: outcome.body.message } }))
  }

  return { download, busy }
}

/** A link, not a visit: a refusal must not put its JSON in the place of the page. */
function save(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

import { useState } from 'react'
import { apiUrl } from '~/api/call_api'
import type { ApiOutcome } from '~/hooks/api_outcome'
import { toast } from '~/ui/toast'

/** Saves the paper that a token opens; the page stays where it is. */
export function useDocumentDownload() {
  const [busy, setBusy] = useState(false)

  async function download(asked: Promise<ApiOutcome<{ message: string }>>) {
    setBusy(true)
    const outcome = await asked
    setBusy(false)
    if (!outcome.ok) return toast.error(outcome.message)
    clickDownloadLink(
      apiUrl('api.shared.downloads.show', { query: { token: outcome.body.message } })
    )
  }

  return { download, busy }
}

/** A link, not a visit: a refusal must not put its JSON in the place of the page. */
function clickDownloadLink(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

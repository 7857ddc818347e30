import { useState } from 'react'
import { apiUrl } from '~/api/call_api'
import type { ApiOutcome } from '~/api/api_outcome'
import { toast } from '~/ui/toast'

export function useDocumentDownload() {
  const [busy, setBusy] = useState(false)

  async function download(request: Promise<ApiOutcome<{ message: string }>>) {
    setBusy(true)
    const outcome = await request
    setBusy(false)
    if (!outcome.ok) return toast.error(outcome.message)
    clickDownloadLink(
      apiUrl('api.shared.downloads.show', { query: { token: outcome.body.message } })
    )
  }

  return { download, busy }
}

/** Downloads by a link: a visit would replace the page with the JSON of a refusal. */
function clickDownloadLink(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

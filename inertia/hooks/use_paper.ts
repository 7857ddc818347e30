import { useState } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toast'

/** Asks for a token and saves the paper that it opens; the page stays where it is. */
export function usePaper() {
  const { send } = useCommand<{ message: string }>()
  const [asking, setAsking] = useState<string | null>(null)

  async function download(tokenUrl: string) {
    setAsking(tokenUrl)
    const outcome = await send('GET', tokenUrl)
    setAsking(null)
    if (!outcome.ok) return toast.error(outcome.message)
    save(urlFor('api.shared.downloads.show', {}, { qs: { token: outcome.body.message } }))
  }

  return { download, busy: asking !== null }
}

/** A link, not a visit: a refusal must not put its JSON in the place of the page. */
function save(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

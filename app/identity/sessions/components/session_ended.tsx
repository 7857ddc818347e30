import { useEffect, useState } from 'react'
import { hasDrafts } from '~/hooks/drafts'
import { Notice } from '~/ui/notice'

/** Why somebody who was at work stands at the door again, and that nothing of it is lost. */
export function SessionEnded() {
  const [isKept, setKept] = useState(false)
  useEffect(() => setKept(hasDrafts()), [])
  return (
    <Notice tone="warning" className="mb-5" title="Your session has ended">
      Sign in to go on where you were.
      {isKept && ' The booking that you had begun is kept in this browser.'}
    </Notice>
  )
}

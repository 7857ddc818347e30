import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

interface StaleNoticeProps {
  /** Completes "Somebody else has changed …". */
  what: string
  onReload: () => void
}

export function StaleNotice({ what, onReload }: StaleNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={`Somebody else has changed ${what}`}
      action={
        <Button variant="secondary" size="sm" onClick={onReload}>
          Load the Latest
        </Button>
      }
    >
      Their changes are safe. Load the latest, and make your changes again.
    </Notice>
  )
}

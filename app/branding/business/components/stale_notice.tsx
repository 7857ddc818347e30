import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

interface StaleNoticeProps {
  /** As in "Somebody else has changed the theme". */
  what: string
  onReload: () => void
}

/** Somebody else has saved in the meantime: begin again with what is there now. */
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

import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

/** Shown to a user who comes from the rates page and has an unfinished draft. */
export default function SavedDraftNotice({ onStartFromRate }: { onStartFromRate: () => void }) {
  return (
    <Notice
      className="mb-4"
      title="You have another booking in progress"
      action={
        <Button size="sm" variant="secondary" onClick={onStartFromRate}>
          Book the rate I checked
        </Button>
      }
    >
      We kept your entries. The rate you checked filled only empty fields.
    </Notice>
  )
}

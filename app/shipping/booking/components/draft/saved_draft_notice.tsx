import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

/** The user came from the rates page while an unfinished draft existed. */
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

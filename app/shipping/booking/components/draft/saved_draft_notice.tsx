import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

/** The user came from the rates page while an unfinished draft existed. */
export default function SavedDraftNotice({ onTakeCarried }: { onTakeCarried: () => void }) {
  return (
    <Notice
      className="mb-4"
      title="You had begun another booking"
      action={
        <Button size="sm" variant="secondary" onClick={onTakeCarried}>
          Book what I asked rates for
        </Button>
      }
    >
      We kept it as it was, and filled only what was empty from your question for rates.
    </Notice>
  )
}

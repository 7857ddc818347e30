import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { draftTimeFormat } from './draft_marker'
import type { Draft } from './use_undoable_draft'

/** Two devices changed the same draft; the user chooses which version to save. */
export default function DraftConflictNotice({ draft }: { draft: Draft }) {
  const { other, takeOther, keepMine } = draft
  if (!other) return null
  const isThere = other.value !== null
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title={
        isThere
          ? 'You changed this booking on another device'
          : 'This booking was finished or deleted on another device'
      }
      action={
        <>
          <Button size="sm" className="min-h-11" variant="secondary" onClick={takeOther}>
            {isThere ? 'Use that one' : 'Start over'}
          </Button>
          <Button size="sm" className="min-h-11" variant="secondary" onClick={keepMine}>
            Keep this one
          </Button>
        </>
      }
    >
      {isThere && other.savedAt
        ? `It was saved there at ${draftTimeFormat.format(other.savedAt)}. What you see here has not replaced it.`
        : 'What you see here stays on this device until you choose.'}
    </Notice>
  )
}

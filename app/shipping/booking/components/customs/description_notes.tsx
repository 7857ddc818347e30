import { limitNote } from '#shipping/customs/rules/carrier_limits'
import { vagueWarning } from '#shipping/customs/rules/vague_words'

/** Said while it is typed; nothing is refused for it here. */
export function DescriptionNotes({ description }: { description: string }) {
  const notes = [vagueWarning(description), limitNote('description', description)]
  return (
    <div role="status" className="text-sm text-warning empty:hidden sm:col-span-2">
      {notes.map((note) => note && <p key={note}>{note}</p>)}
    </div>
  )
}

import { fieldLimitNote } from '#shipping/customs/rules/carrier_limits'
import { vagueDescriptionWarning } from '#shipping/customs/rules/vague_descriptions'

interface DescriptionNotesProps {
  description: string
  forCustoms: boolean
}

/** Warns while the user types; nothing is rejected here. */
export function DescriptionNotes({ description, forCustoms }: DescriptionNotesProps) {
  const notes = [
    forCustoms && vagueDescriptionWarning(description),
    fieldLimitNote('description', description),
  ]
  return (
    <div role="status" className="text-sm text-warning empty:hidden sm:col-span-2">
      {notes.map((note) => note && <p key={note}>{note}</p>)}
    </div>
  )
}

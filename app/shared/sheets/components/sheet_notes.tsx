import { Notice } from '~/ui/notice'

export function SheetNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Notice tone="info" title="How we read your sheet">
      <ul className="grid gap-1">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  )
}

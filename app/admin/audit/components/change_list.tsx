interface FieldChangeRow {
  field: string
  before: string
  after: string
}

const changeCellClass = 'px-3 py-2 align-top first:pl-0 last:pr-0'

export function ChangeList({ changes }: { changes: readonly FieldChangeRow[] }) {
  if (changes.length === 0) return <p className="text-sm text-ink-muted">No fields changed.</p>
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Changes</caption>
      <thead>
        <tr className="border-b text-left text-ink-muted">
          <th scope="col" className={`${changeCellClass} font-medium`}>
            Field
          </th>
          <th scope="col" className={`${changeCellClass} font-medium`}>
            Before
          </th>
          <th scope="col" className={`${changeCellClass} font-medium`}>
            After
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {changes.map(({ field, before, after }, index) => (
          <tr key={index}>
            <th scope="row" className={`${changeCellClass} text-left font-normal text-ink-muted`}>
              {field}
            </th>
            <td className={`${changeCellClass} break-words`}>{before}</td>
            <td className={`${changeCellClass} break-words font-medium`}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

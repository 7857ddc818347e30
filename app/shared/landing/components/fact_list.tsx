export interface ProductFact {
  title: string
  text: string
}

export function FactList({ facts }: { facts: readonly ProductFact[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {facts.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-8 gap-y-1 border-b border-line-strong py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="text-xl font-display">{title}</dt>
          <dd className="text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

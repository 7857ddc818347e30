import type { LucideIcon } from 'lucide-react'

export interface ProductFact {
  icon: LucideIcon
  title: string
  text: string
}

interface ProductFactsProps {
  id: string
  title: string
  facts: readonly ProductFact[]
}

export function ProductFacts({ id, title, facts }: ProductFactsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {facts.map(({ icon: Icon, title: name, text }) => (
          <li key={name} className="flex gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded bg-accent-soft text-accent">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="font-semibold">{name}</h3>
              <p className="mt-0.5 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

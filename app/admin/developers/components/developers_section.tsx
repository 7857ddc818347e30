import type { ReactNode } from 'react'

interface DevelopersSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function DevelopersSection({ id, title, children }: DevelopersSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6">
      <h2 id={`${id}-title`} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <div className="mt-4 grid min-w-0 gap-4">{children}</div>
    </section>
  )
}

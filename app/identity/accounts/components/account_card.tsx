import type { ReactNode } from 'react'
import { Head, usePage } from '@inertiajs/react'

interface AccountCardProps {
  title: string
  text?: ReactNode
  /** Under the card: the way to the next one. */
  after?: ReactNode
  children: ReactNode
}

/** The narrow card in which one signs in, signs up and gets back in. */
export function AccountCard({ title, text, after, children }: AccountCardProps) {
  const { brand } = usePage().props
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title={title} />
      <div className="rounded border bg-surface-raised p-5 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {text && <p className="mt-1 text-ink-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
      {after && <p className="mt-4 text-center text-sm">{after}</p>}
      <p className="mt-4 text-center text-sm text-ink-muted">
        Cannot get in? Call {brand.name} on{' '}
        <span className="tabular whitespace-nowrap">{brand.contactNumber}</span>.
      </p>
    </section>
  )
}

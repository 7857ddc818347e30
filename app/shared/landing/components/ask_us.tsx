import { usePage } from '@inertiajs/react'

/** Where a person of ours answers. */
export function AskUs({ title, children }: { title: string; children: string }) {
  const { brand } = usePage().props
  return (
    <section
      aria-labelledby="ask-us"
      className="rounded border bg-surface-raised p-5 sm:flex sm:items-center sm:justify-between sm:gap-8 sm:p-8"
    >
      <div>
        <h2 id="ask-us" className="text-xl font-semibold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 max-w-xl text-ink-muted">{children}</p>
      </div>
      <p className="mt-4 grid gap-2 font-medium sm:mt-0 sm:shrink-0 sm:text-right">
        <a href={`tel:${brand.contactNumber.replace(/\s/g, '')}`} className="link tabular">
          {brand.contactNumber}
        </a>
        <a href={`mailto:${brand.contactEmail}`} className="link">
          {brand.contactEmail}
        </a>
      </p>
    </section>
  )
}

import type { ElementType, ReactNode } from 'react'
import { Head } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'

export interface PageHeaderProps {
  title: ReactNode
  /** The tab's title. Default: the title if it is text; null if `PublicHead` sets it. */
  documentTitle?: string | null
  description?: ReactNode
  actions?: ReactNode
  badge?: ReactNode
  back?: { label: string; href: string; as?: ElementType }
}

export function PageHeader(props: PageHeaderProps) {
  const { title, description, actions, badge, back } = props
  const { documentTitle = typeof title === 'string' ? title : null } = props
  const Back: ElementType = back?.as ?? 'a'
  return (
    <header className="mb-6">
      {documentTitle !== null && <Head title={documentTitle} />}
      {back && (
        <Back
          href={back.href}
          className="no-print mb-2 inline-flex min-h-8 items-center max-sm:min-h-11 gap-1.5 rounded text-sm text-ink-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Back>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl font-display sm:text-3xl">
            {title}
            {badge && <span className="font-sans font-normal tracking-normal">{badge}</span>}
          </h1>
          {description && <p className="mt-1 max-w-2xl text-ink-muted">{description}</p>}
        </div>
        {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  )
}

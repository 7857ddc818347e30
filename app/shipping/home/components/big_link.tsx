import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, type LucideIcon } from 'lucide-react'

interface BigLinkProps {
  href: string
  label: string
  text: string
  icon: LucideIcon
}

/** A large button of the dashboard: where people go from here, and what they find there. */
export function BigLink({ href, label, text, icon: Icon }: BigLinkProps) {
  return (
    <Link
      href={href}
      className="group flex items-center gap-4 rounded border bg-surface-raised p-4 transition-colors hover:border-accent sm:p-5"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded bg-accent-soft text-accent">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{label}</span>
        <span className="block text-sm text-ink-muted">{text}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  )
}

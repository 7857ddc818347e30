import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { cx } from '~/ui/cx'

interface BigLinkProps {
  href: string
  label: string
  text: string
  icon: LucideIcon
  primary?: boolean
  /** Why the link is disabled for this user. */
  refusal?: string | null
}

export function BigLink(props: BigLinkProps) {
  const { href, label, text, icon: Icon, primary, refusal } = props
  if (refusal) return <RefusedLink {...props} refusal={refusal} />
  return (
    <Link
      href={href}
      className={cx(
        'group flex min-w-0 gap-3 rounded border p-4 transition-colors sm:gap-4 sm:p-5',
        primary
          ? 'col-span-full items-center border-transparent bg-accent text-accent-ink hover:bg-accent-strong'
          : 'bg-surface-raised hover:border-accent max-sm:flex-col max-sm:items-start max-sm:p-3 sm:items-center'
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('shrink-0', primary ? 'size-8' : 'size-6 text-accent')}
      />
      <span className="min-w-0 flex-1">
        <span className={cx('block font-semibold', primary ? 'text-lg' : 'max-sm:text-sm')}>
          {label}
        </span>
        <span className={cx('block text-sm', primary ? '' : 'text-ink-muted max-sm:sr-only')}>
          {text}
        </span>
      </span>
      {primary && (
        <ArrowRight
          aria-hidden="true"
          className="size-6 shrink-0 transition-transform group-hover:translate-x-0.5"
        />
      )}
    </Link>
  )
}

function RefusedLink({ label, icon: Icon, primary, refusal }: BigLinkProps & { refusal: string }) {
  return (
    <p
      className={cx(
        'flex min-w-0 items-center gap-3 rounded border border-dashed p-4 text-ink-muted sm:gap-4 sm:p-5',
        primary && 'col-span-full'
      )}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm">{refusal}</span>
      </span>
    </p>
  )
}

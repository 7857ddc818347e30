import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="rounded font-medium text-accent underline underline-offset-2 hover:text-accent-strong"
    >
      {children}
    </Link>
  )
}

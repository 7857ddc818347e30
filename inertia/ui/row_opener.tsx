import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import type { RowOpening } from '~/ui/data_table_types'

/** The keys `j` and `k` move between these elements; a click on the row clicks its element. */
const OPENER_PROPS = {
  'data-opens': '',
  'className': 'text-left underline-offset-4 hover:underline',
}

export function RowOpener({ to, children }: { to: RowOpening; children: ReactNode }) {
  if (!to) return children
  if (typeof to === 'string') {
    return (
      <Link href={to} {...OPENER_PROPS}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" onClick={to} {...OPENER_PROPS}>
      {children}
    </button>
  )
}

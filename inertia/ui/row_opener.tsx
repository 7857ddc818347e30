import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import type { RowOpening } from '~/ui/data_table_types'

/** Also what `j` and `k` move between, and what a click elsewhere in its row presses. */
const OPENER_PROPS = {
  'data-opens': '',
  'className': 'text-left underline-offset-4 hover:underline',
}

/** What a cell says, as the link or the button that opens its row. */
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

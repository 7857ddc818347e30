import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { Wallet } from 'lucide-react'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'

export function WalletBalanceLink() {
  const { walletBalance } = usePage().props
  useLiveProps('money', ['walletBalance'])
  return (
    <Link
      href={urlFor('wallet.balance', {})}
      className="flex min-h-10 min-w-0 items-center gap-2 rounded border px-2 text-sm sm:px-3 font-medium transition-colors hover:bg-surface-sunken"
    >
      <Wallet aria-hidden="true" className="size-4 shrink-0 text-ink-muted max-sm:hidden" />
      <span className={walletBalance ? 'sr-only' : undefined}>Wallet </span>
      {walletBalance && <span className="tabular truncate">{walletBalance}</span>}
    </Link>
  )
}

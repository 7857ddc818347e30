import type { Data } from '@generated/data'
import { Banknote, Gift } from 'lucide-react'
import { DeferredProp } from '~/components/deferred_prop'
import { StatCard } from '~/ui/stat_card'

export type WalletBalances = Data.Wallet.Balances.Wallet.Variants['forHome']

export function BalanceCards({ balances }: { balances: WalletBalances | undefined }) {
  return (
    <DeferredProp
      name="balances"
      value={balances}
      loading={<LoadingCards />}
      failed="Your balances could not be loaded."
      retryLabel="retry"
    >
      {({ cash, bonusTitle, bonus }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <StatCard label="Wallet Balance" value={cash} icon={<Banknote aria-hidden="true" />} />
          <StatCard label={bonusTitle} value={bonus} icon={<Gift aria-hidden="true" />} />
        </div>
      )}
    </DeferredProp>
  )
}

/** The loading text lies over the gap below the cards, so that nothing shifts afterwards. */
function LoadingCards() {
  return (
    <div className="relative">
      <div className="grid gap-4 sm:grid-cols-2">
        <StatCard label="Wallet Balance" value="" loading icon={<Banknote aria-hidden="true" />} />
        <StatCard label="Bonus" value="" loading icon={<Gift aria-hidden="true" />} />
      </div>
      <p role="status" className="absolute top-full mt-0.5 text-sm text-ink-muted">
        Loading Dashboard. Please wait...
      </p>
    </div>
  )
}

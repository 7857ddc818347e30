import { Link } from '@adonisjs/inertia/react'
import { Menu, Wallet } from 'lucide-react'
import { AccountMenu } from '~/components/shell/account_menu'
import { BrandMark } from '~/components/brand_mark'
import { SearchButton } from '~/components/shell/palette/search_button'
import { OrganizationSwitch } from '~/components/shell/organization_switch'
import { useAppView } from '~/components/shell/use_view'
import { TestModeButton } from '~/components/shell/test_mode_button'
import { ViewSwitch } from '~/components/shell/view_switch'
import { IconButton } from '~/ui/icon_button'
import { usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'

export function TopBar({ onOpenNavigation }: { onOpenNavigation: () => void }) {
  const { view, home } = useAppView()
  return (
    <header className="no-print sticky top-0 z-20 flex h-14 items-center gap-2 border-b bg-surface-raised px-2 sm:px-4">
      <div className="flex items-center gap-1 lg:hidden">
        <IconButton
          label="Open the menu"
          aria-haspopup="dialog"
          icon={<Menu />}
          onClick={onOpenNavigation}
        />
        <Link href={home} aria-label="Home" className="rounded">
          <BrandMark />
        </Link>
      </div>
      <SearchButton />
      <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
        <div className="hidden w-52 sm:block">
          <OrganizationSwitch />
        </div>
        <div className="mr-2 hidden whitespace-nowrap md:block">
          <ViewSwitch />
        </div>
        <div className="mr-2 hidden whitespace-nowrap lg:block">
          <TestModeButton />
        </div>
        {view === 'dashboard' && <WalletBalanceLink />}
        <AccountMenu />
      </div>
    </header>
  )
}

function WalletBalanceLink() {
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

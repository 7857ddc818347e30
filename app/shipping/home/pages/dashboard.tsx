import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useOrganizationSwitch } from '~/components/shell/use_organization_switch'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { BalanceCards, type WalletBalances } from '#wallet/balances/components/balance_cards'
import { Months } from '../components/months'
import type { DashboardResponse as DashboardData } from '../components/dashboard_types'
import { RecentShipments } from '../components/recent_shipments'

interface DashboardProps {
  organization: { id: number; name: string; isMember: boolean }
  hasWallet: boolean
  balances?: WalletBalances | null
  dashboard?: DashboardData
}

export default function Dashboard(props: DashboardProps) {
  const { organization, hasWallet, balances, dashboard } = props
  const { caller } = usePage().props
  const isCurrent = caller?.organization === organization.id
  return (
    <>
      <PageHeader
        title={organization.name}
        description="Dashboard"
        back={{ label: 'Home', href: urlFor('shipping.home', {}), as: Link }}
        actions={organization.isMember && !isCurrent && <ActFor organization={organization} />}
      />
      <div className="grid gap-6">
        {hasWallet ? (
          <BalanceCards balances={balances ?? undefined} />
        ) : (
          <Notice>Each customer here has their own wallet.</Notice>
        )}
        <Months dashboard={dashboard} />
        <RecentShipments
          dashboard={dashboard}
          isStaff={Boolean(caller?.isBookingStaff)}
          lookOnly={!isCurrent}
        />
      </div>
    </>
  )
}

function ActFor({ organization }: { organization: { id: number; name: string } }) {
  const { busy, switchTo } = useOrganizationSwitch()
  return (
    <Button variant="secondary" busy={busy} onClick={() => switchTo(organization.id)}>
      Act for {organization.name}
    </Button>
  )
}

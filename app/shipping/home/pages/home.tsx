import { usePage } from '@inertiajs/react'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import type { StatusCountData } from '#shipping/history/components/status_count_data'
import { ReweighNotice } from '#shipping/reweighing/components/reweigh_notice'
import { BalanceCards, type WalletBalances } from '#wallet/balances/components/balance_cards'
import { BigLinks } from '../components/big_links'
import { BrandBanner } from '../components/brand_banner'
import type { DashboardResponse } from '../components/dashboard_types'
import { InvitationNotices, type ReceivedInvitation } from '../components/invitation_notices'
import { Months } from '../components/months'
import { type LowBalanceData, type HomeTasksData, NeedsYou } from '../components/needs_you'
import { ParcelsByStatus } from '../components/parcels_by_status'
import { RecentShipments } from '../components/recent_shipments'

interface HomeProps {
  invitations: ReceivedInvitation[]
  approvalsAsked: number
  openReweighs: number
  needs: HomeTasksData
  lowBalance?: LowBalanceData | null
  balances?: WalletBalances
  dashboard?: DashboardResponse
  statuses?: StatusCountData[]
}

export default function Home(props: HomeProps) {
  const {
    invitations,
    approvalsAsked,
    openReweighs,
    balances,
    needs,
    lowBalance,
    dashboard,
    statuses,
  } = props
  const { brand, caller } = usePage().props
  useLiveProps('shipments', ['dashboard', 'statuses', 'needs', 'approvalsAsked'])
  useLiveProps('money', ['balances', 'lowBalance'])
  return (
    <>
      <PageHeader
        title={`Welcome to ${brand.name}`}
        documentTitle="Dashboard"
        description={[caller?.fullName, caller?.businessName].filter(Boolean).join(', ')}
      />
      <div className="grid gap-6">
        <InvitationNotices invitations={invitations} />
        <BigLinks />
        <ReweighNotice count={openReweighs} />
        <NeedsYou {...{ needs, lowBalance, approvalsAsked }} />
        <BalanceCards balances={balances} />
        <ParcelsByStatus statuses={statuses} />
        <RecentShipments dashboard={dashboard} isStaff={Boolean(caller?.isBookingStaff)} />
        <Months dashboard={dashboard} />
        {!caller?.isTest && <BrandBanner />}
      </div>
    </>
  )
}

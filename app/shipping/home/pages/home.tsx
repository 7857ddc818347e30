import { Head, usePage } from '@inertiajs/react'
import { PageHeader } from '~/ui/page_header'
import { BalanceCards, type Balances } from '#wallet/balances/components/balance_cards'
import { ReweighNotice } from '#shipping/reweighing/components/reweigh_notice'
import { BigLinks } from '../components/big_links'
import { BrandBanner } from '../components/brand_banner'
import { InvitationNotices, type ReceivedInvitation } from '../components/invitation_notices'
import { Months } from '../components/months'
import { RecentShipments } from '../components/recent_shipments'
import { useDashboard } from '../components/use_dashboard'

interface HomeProps {
  invitations: ReceivedInvitation[]
  openReweighs: number
  balances?: Balances
}

export default function Home({ invitations, openReweighs, balances }: HomeProps) {
  const { brand, caller } = usePage().props
  const state = useDashboard()
  return (
    <>
      <Head title="Dashboard" />
      <PageHeader
        title={`Welcome to ${brand.name}`}
        description={[caller?.fullName, caller?.businessName].filter(Boolean).join(', ')}
      />
      <div className="grid gap-6">
        <InvitationNotices invitations={invitations} />
        <ReweighNotice count={openReweighs} />
        <BalanceCards balances={balances} />
        <BigLinks />
        <Months state={state} />
        <RecentShipments state={state} isStaff={Boolean(caller?.isBookingStaff)} />
        {!caller?.isTest && <BrandBanner />}
      </div>
    </>
  )
}

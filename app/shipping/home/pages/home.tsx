import { usePage } from '@inertiajs/react'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import type { StatusCountData } from '#shipping/history/components/status_count_data'
import { ReweighNotice } from '#shipping/reweighing/components/reweigh_notice'
import { BalanceCards, type WalletBalances } from '#wallet/balances/components/balance_cards'
import { BigLinks } from '../components/big_links'
import type { DashboardResponse } from '../components/dashboard_types'
import { FirstParcel, type FirstSteps } from '../components/first_parcel'
import { Months } from '../components/months'
import { type LowBalanceData, type HomeTasksData, NeedsYou } from '../components/needs_you'
import { ParcelsByStatus } from '../components/parcels_by_status'
import { RecentShipments } from '../components/recent_shipments'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import type { Data } from '@generated/data'
import { useAcceptInvitation } from '~/components/use_accept_invitation'
import { Notice } from '~/ui/notice'

interface HomeProps {
  invitations: ReceivedInvitation[]
  /** Null once the account has sent a parcel. */
  firstSteps: FirstSteps | null
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
    firstSteps,
    approvalsAsked,
    openReweighs,
    balances,
    needs,
    lowBalance,
    dashboard,
    statuses,
  } = props
  const { brand, caller } = usePage().props
  useLiveProps('shipments', ['dashboard', 'statuses', 'needs', 'approvalsAsked', 'firstSteps'])
  useLiveProps('money', ['balances', 'lowBalance', 'firstSteps'])
  return (
    <>
      <PageHeader
        title={`Welcome to ${brand.name}`}
        documentTitle="Dashboard"
        description={[caller?.fullName, caller?.businessName].filter(Boolean).join(', ')}
      />
      <div className="grid gap-6">
        <InvitationNotices invitations={invitations} />
        {firstSteps && <FirstParcel steps={firstSteps} />}
        <BigLinks />
        <ReweighNotice count={openReweighs} />
        <NeedsYou needs={needs} lowBalance={lowBalance} approvalsAsked={approvalsAsked} />
        <BalanceCards balances={balances} />
        {firstSteps?.hasBooked !== false && (
          <>
            <ParcelsByStatus statuses={statuses} />
            <RecentShipments dashboard={dashboard} isStaff={Boolean(caller?.isBookingStaff)} />
            <Months dashboard={dashboard} />
          </>
        )}
        {!caller?.isTest && !firstSteps && <BrandBanner />}
      </div>
    </>
  )
}

function BrandBanner() {
  return (
    <section
      aria-labelledby="brand-banner"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border bg-accent-soft p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="brand-banner" className="flex flex-wrap items-center gap-2 font-semibold">
          <Badge tone="success">New</Badge>
          Tracking pages and notifications in your own brand
        </h2>
        <p className="mt-1 text-sm">
          Your customers follow their parcels under your name, with your colours and your products.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button as={Link} href={pageUrls.business} variant="secondary">
          Start Customizing
        </Button>
        <Button as={Link} href={urlFor('shared.branded_tracking', {})} variant="ghost">
          See How It Looks
        </Button>
        <Button as={Link} href={pageUrls.products} variant="ghost">
          Set Up Products
        </Button>
      </div>
    </section>
  )
}

type ReceivedInvitation = Data.Identity.Organizations.Invitation.Variants['forInvitee']

function InvitationNotices({ invitations }: { invitations: ReceivedInvitation[] }) {
  const { busy, join } = useAcceptInvitation()
  return invitations.map(({ id, organizationName, invitedBy, expiresDay }) => (
    <Notice
      key={id}
      title={`${invitedBy} invites you to join ${organizationName}`}
      action={
        <Button size="sm" busy={busy} onClick={() => join(id)}>
          Join {organizationName}
        </Button>
      }
    >
      You will be able to book, pay for and track its parcels. The invitation is valid until{' '}
      {expiresDay}.
    </Notice>
  ))
}

import { usePage } from '@inertiajs/react'
import { TEAM_ROLE_LABELS } from '#identity/teams/rules/team_rights'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import type { StatusCountData } from '#shipping/history/components/status_count_data'
import { ReweighNotice } from '#shipping/reweighing/components/reweigh_notice'
import { BalanceCards, type WalletBalances } from '#wallet/balances/components/balance_cards'
import { BigLinks } from '../components/big_links'
import { BrandBanner } from '../components/brand_banner'
import type { DashboardResponse } from '../components/dashboard_types'
import { FirstParcel, type FirstSteps } from '../components/first_parcel'
import { Months } from '../components/months'
import { type LowBalanceData, type HomeTasksData, NeedsYou } from '../components/needs_you'
import { ParcelsByStatus } from '../components/parcels_by_status'
import { RecentShipments } from '../components/recent_shipments'
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
        <ReweighNotice count={openReweighs} />
        <NeedsYou needs={needs} lowBalance={lowBalance} approvalsAsked={approvalsAsked} />
        <BigLinks />
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

type ReceivedInvitation = Data.Identity.Organizations.Invitation.Variants['forInvitee']

function InvitationNotices({ invitations }: { invitations: ReceivedInvitation[] }) {
  const { busy, join } = useAcceptInvitation()
  return invitations.map(({ id, organizationName, invitedBy, role, expiresDay }) => (
    <Notice
      key={id}
      title={`${invitedBy} invites you to join ${organizationName}`}
      action={
        <Button size="sm" busy={busy} onClick={() => join(id)}>
          Join {organizationName}
        </Button>
      }
    >
      Your role is {TEAM_ROLE_LABELS[role].name}. {TEAM_ROLE_LABELS[role].description} The
      invitation is valid until {expiresDay}.
    </Notice>
  ))
}

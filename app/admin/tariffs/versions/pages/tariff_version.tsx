import { Link } from '@adonisjs/inertia/react'
import {
  type WaitingApproval,
  WaitingApprovals,
} from '#identity/approvals/components/waiting_approvals'
import { LateProp } from '~/components/late_prop'
import { urlFor } from '~/client'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import type { CheckedTariff } from '#admin/tariffs/checks/components/check_words'
import { VersionChecks } from '#admin/tariffs/checks/components/version_checks'
import { DifferenceList, type Changes } from '../components/difference_list'
import { DraftEditing } from '../components/draft_editing'
import type { SurchargeChange } from '../components/surcharge_card'
import { VersionActions } from '../components/version_actions'
import { authorOf, type ShownVersion, VersionBadge } from '../components/version_words'

interface TariffVersionProps {
  version: ShownVersion
  live: ShownVersion | null
  /** Of a draft that was discarded there are none. */
  changes?: Changes
  surcharges?: SurchargeChange[]
  waiting: WaitingApproval[]
  isChecked: boolean
  checks?: CheckedTariff
}

/** One version: what it changes, and what can be done with it. */
export default function TariffVersion(props: TariffVersionProps) {
  const { version, live, changes, surcharges, checks } = props
  const isLive = version.id === live?.id
  return (
    <>
      <PageHeader
        title={version.name}
        description={`${version.when}, ${authorOf(version)}`}
        badge={<VersionBadge version={version} isLive={isLive} />}
        back={{ label: 'Tariff Versions', href: urlFor('admin.tariffs', {}), as: Link }}
        actions={<VersionActions {...{ version, live, changes, checks }} />}
      />
      <div className="grid gap-6">
        {version.calledOff && (
          <Notice tone="warning" title="Its start was called off">
            {version.calledOff.why}
          </Notice>
        )}
        <WaitingApprovals waiting={props.waiting} />
        {version.state === 'draft' && <DraftEditing version={version} />}
        {version.state !== 'discarded' && (
          <VersionChecks id={version.id} isChecked={props.isChecked} checks={checks} />
        )}
        {version.state === 'discarded' ? (
          <p>This draft was discarded. Nothing of it is kept.</p>
        ) : (
          <LateProp
            name="changes"
            value={changes && surcharges && { changes, surcharges }}
            loading={<Skeleton className="h-64 w-full" />}
            failed="Could not compare the prices. Please try again."
          >
            {(loaded) => <DifferenceList version={version} {...loaded} />}
          </LateProp>
        )}
      </div>
    </>
  )
}

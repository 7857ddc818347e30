import { Link } from '@adonisjs/inertia/react'
import {
  type PendingApproval,
  PendingApprovals,
} from '#identity/approvals/components/pending_approvals'
import { urlFor } from '~/client'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import type { CheckedTariffData } from '#admin/tariffs/checks/components/check_texts'
import { VersionChecks } from '#admin/tariffs/checks/components/version_checks'
import { DeferredDifferences } from '../components/deferred_differences'
import type { SurchargeDifferenceData, VersionChangesData } from '../components/difference_list'
import { VersionActions } from '../components/version_actions'
import { versionAuthor, type TariffVersionData, VersionBadge } from '../components/version_badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

interface TariffVersionPageProps {
  version: TariffVersionData
  live: TariffVersionData | null
  changes?: VersionChangesData
  surcharges?: SurchargeDifferenceData[]
  waiting: PendingApproval[]
  isChecked: boolean
  checks?: CheckedTariffData
}

export default function TariffVersionPage(props: TariffVersionPageProps) {
  const { version, live, changes, surcharges, checks } = props
  const isLive = version.id === live?.id
  return (
    <>
      <PageHeader
        title={version.name}
        description={`${version.when}, ${versionAuthor(version)}`}
        badge={<VersionBadge version={version} isLive={isLive} />}
        back={{ label: 'Tariff Versions', href: urlFor('admin.tariffs', {}), as: Link }}
        actions={<VersionActions version={version} live={live} changes={changes} checks={checks} />}
      />
      <div className="grid gap-6">
        {version.calledOff && (
          <Notice tone="warning" title="Its start was cancelled">
            {version.calledOff.why}
          </Notice>
        )}
        <PendingApprovals waiting={props.waiting} />
        {version.state === 'draft' && <EditDraftCard version={version} />}
        {version.state !== 'discarded' && (
          <VersionChecks id={version.id} isChecked={props.isChecked} checks={checks} />
        )}
        {version.state === 'discarded' ? (
          <p>This draft was discarded.</p>
        ) : (
          <DeferredDifferences version={version} changes={changes} surcharges={surcharges} />
        )}
      </div>
    </>
  )
}

function EditDraftCard({ version: { id } }: { version: TariffVersionData }) {
  return (
    <Card
      title="Edit this draft"
      description="Zones, rates, files and surcharges, as on the live tariff. Several people can work on it at once."
    >
      <div className="flex flex-wrap gap-2">
        {[
          { label: 'Prices', href: urlFor('admin.zones', {}, { qs: { version: id } }) },
          { label: 'Surcharges', href: urlFor('admin.surcharges', {}, { qs: { version: id } }) },
        ].map(({ label, href }) => (
          <Button key={label} as={Link} variant="secondary" href={href} className="max-sm:min-h-11">
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}

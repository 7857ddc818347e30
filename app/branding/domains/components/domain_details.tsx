import { useState } from 'react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { DomainStatus } from '#branding/domains/rules/domain_status'
import { type Domain, RecordTable } from './record_table'
import { refreshDomain, useDomain } from './use_domain'

const STATUSES: Record<DomainStatus, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Not connected yet', tone: 'warning' },
  verified: { label: 'Connected', tone: 'success' },
  failing: { label: 'Record is wrong', tone: 'warning' },
  stopped: { label: 'Disconnected', tone: 'danger' },
}

export function DomainDetails({ domain }: { domain: Domain }) {
  const { busy, check } = useDomain()
  const [asks, setAsks] = useState(false)
  const { label, tone } = STATUSES[domain.status]
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-semibold break-all">{domain.host}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <FindingNotice domain={domain} />
      {domain.status !== 'verified' && <RecordTable record={domain.record} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Checking…"
          disabled={busy}
          onClick={() => void check()}
        >
          Check Now
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => setAsks(true)}>
          Remove Domain
        </Button>
      </div>
      <LastDomainCheck domain={domain} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        act={() => callApi('api.branding.own_domains.destroy')}
        onDone={refreshDomain}
        title="Remove this domain?"
        submitLabel="Remove"
        busyLabel="Removing…"
        tone="danger"
      >
        <p className="break-words">
          Your tracking page will no longer be on {domain.host}, and links you sent with it will
          stop working. Your address with us still works.
        </p>
      </ConfirmDialog>
    </div>
  )
}

function FindingNotice({ domain }: { domain: Domain }) {
  const { status, found, stopsAt, stoppedAt, host } = domain
  if (status === 'verified') {
    return (
      <p className="text-sm">
        {host} opens your page. While the page is published, receivers get links with this domain.
        Your address with us still works too.
      </p>
    )
  }
  const text = <p className="break-words">{found}</p>
  if (status === 'failing') {
    return (
      <Notice tone="warning" title={`Your page stays on this domain until ${stopsAt}.`}>
        {text}
      </Notice>
    )
  }
  if (status === 'stopped') {
    return (
      <Notice tone="danger" title={`We took your page off this domain at ${stoppedAt}.`}>
        {text}
      </Notice>
    )
  }
  return <Notice tone="info">{text}</Notice>
}

function LastDomainCheck({ domain: { checkedAt, isCheckedByItself } }: { domain: Domain }) {
  const next = isCheckedByItself
    ? 'We also check automatically.'
    : 'We have stopped checking automatically. Press "Check Now" once you have added the record.'
  return (
    <p className="text-sm text-ink-muted">
      {checkedAt && `Last checked at ${checkedAt}. `}
      {next}
    </p>
  )
}

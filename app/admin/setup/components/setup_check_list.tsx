import { useState } from 'react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'
import { DashboardButton } from '#admin/console/components/dashboard_button'
import type { SetupCheckRow } from './setup_types'

const CHECK_STATES: Record<SetupCheckRow['state'], { tone: BadgeTone; label: string }> = {
  ok: { tone: 'success', label: 'Ready' },
  warning: { tone: 'warning', label: 'To do' },
  refused: { tone: 'danger', label: 'Wrong' },
}

/** Where staff do what is to do. */
const PLACES: Record<string, { label: string; href: string }> = {
  Brand: {
    label: 'Settings',
    href: urlFor('admin.settings', {}, { qs: { group: 'Brand and contact' } }),
  },
  Couriers: {
    label: 'Lists',
    href: urlFor('admin.reference_lists', {}, { qs: { list: 'couriers' } }),
  },
}

const LOCAL = { tone: 'warning', label: 'Test only' } as const

export function SetupCheckList({ checks }: { checks: SetupCheckRow[] }) {
  const missing = checks.filter(({ state }) => state !== 'ok')
  const local = checks.filter(({ state, isLocal }) => state === 'ok' && isLocal)
  const ready = checks.filter(({ state, isLocal }) => state === 'ok' && !isLocal)
  return (
    <Card
      title="What this deployment needs"
      description={`${missing.length === 0 ? 'Everything is ready' : `${missing.length} of ${checks.length} to do`}${local.length > 0 ? `, ${local.length} for tests on this machine only.` : '.'}`}
      padded={false}
    >
      <ul className="divide-y">
        {[...missing, ...local].map((check) => (
          <SetupCheckItem key={check.name} check={check} />
        ))}
      </ul>
      {ready.length > 0 && (
        <div className="border-t p-3">
          <Disclosure title={`${ready.length} ready`} defaultOpen={ready.length === checks.length}>
            <ul className="-mx-4 -my-3 divide-y">
              {ready.map((check) => (
                <SetupCheckItem key={check.name} check={check} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Card>
  )
}

interface SetupTestResult {
  works: boolean
  text: string
}

function formatDurationMs(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

function SetupCheckItem({ check }: { check: SetupCheckRow }) {
  const { name, state, sentence, remedy, isLocal, trial } = check
  const { tone, label } = isLocal ? LOCAL : CHECK_STATES[state]
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<SetupTestResult | null>(null)

  async function attempt() {
    if (!trial) return
    setBusy(true)
    setResult(null)
    const outcome = await callApi('api.admin.setup_trials.store', { body: { part: trial } })
    setBusy(false)
    if (!outcome.ok) return setResult({ works: false, text: outcome.message })
    const { works, sentence, milliseconds } = outcome.body.data
    setResult({ works, text: `${sentence} (${formatDurationMs(milliseconds)})` })
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge tone={tone} dot>
            {label}
          </Badge>
        </h3>
        <p className="mt-0.5 text-sm break-words text-ink-muted">
          {sentence} {remedy}
        </p>
        <div role="status" className="text-sm">
          {result && (
            <p className="mt-1.5 flex flex-wrap items-center gap-2 break-words">
              <Badge tone={result.works ? 'success' : 'danger'}>
                {result.works ? 'Works' : 'Does not work'}
              </Badge>
              {result.text}
            </p>
          )}
        </div>
      </div>
      {state !== 'ok' && PLACES[name] && (
        <DashboardButton url={PLACES[name].href}>{PLACES[name].label}</DashboardButton>
      )}
      {trial && (
        <Button variant="secondary" size="sm" busy={busy} busyLabel="Trying..." onClick={attempt}>
          Try it<span className="sr-only"> for {name}</span>
        </Button>
      )}
    </li>
  )
}

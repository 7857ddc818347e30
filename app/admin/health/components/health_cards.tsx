import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { HealthTable } from './health_table'

type Health = Data.Admin.Health.Health

export function QueueCard({ queue }: { queue: Health['queue'] }) {
  return (
    <Card title="Queue" padded={false}>
      {queue.length === 0 ? (
        <EmptyState title="The queue is empty">No job is waiting or running.</EmptyState>
      ) : (
        <HealthTable
          caption="Jobs in the queue"
          columns={['Job', 'Waiting', 'Running', 'Scheduled', 'Longest wait']}
          rows={queue.map(({ job, waiting, running, later, oldest }) => ({
            key: job,
            cells: [job, waiting, running, later, oldest ?? '–'],
          }))}
        />
      )}
    </Card>
  )
}

export function PartnerCallsCard({ companies }: { companies: Health['companies'] }) {
  return (
    <Card title="Couriers and payment providers" padded={false}>
      {companies.length === 0 ? (
        <EmptyState title="No calls yet">
          After the first parcel or payment, its courier or provider appears here.
        </EmptyState>
      ) : (
        <HealthTable
          caption="Latest calls to each company, by outcome"
          columns={['Company', 'Now', 'Answered', 'Refused', 'No answer', 'Not understood']}
          rows={companies.map((one) => ({
            key: one.key,
            cells: [
              `${one.name} (${one.kind.toLowerCase()})`,
              <PartnerState key="state" state={one.state} />,
              ...[one.answered, one.refused, one.silent, one.failed],
            ],
          }))}
        />
      )}
    </Card>
  )
}

export function PartnerState({ state }: { state: Health['couriers'][number]['state'] }) {
  return (
    <>
      <Badge tone={state.tone}>{state.text}</Badge>
      {state.time && <p className="mt-1 text-ink-muted">{state.time}</p>}
    </>
  )
}

export function ScheduleCard({ schedules }: { schedules: Health['schedules'] }) {
  return (
    <Card title="Scheduled work" padded={false}>
      {schedules.length === 0 ? (
        <EmptyState title="Nothing is scheduled yet">
          The first worker that starts sets the schedule.
        </EmptyState>
      ) : (
        <HealthTable
          caption="Scheduled work and when it runs"
          columns={['Job', 'Last run', 'How it ended', 'Next run']}
          rows={schedules.map(({ job, lastRun, outcome, isFailed, nextRun }) => ({
            key: job,
            cells: [
              job,
              lastRun,
              outcome ? <Badge tone={isFailed ? 'danger' : 'neutral'}>{outcome}</Badge> : 'not yet',
              nextRun,
            ],
          }))}
        />
      )}
    </Card>
  )
}

export function LedgerCard({ ledger }: { ledger: Health['ledger'] }) {
  return (
    <Card title="Ledger">
      {!ledger && <p>The ledger is checked every night at two, for the first time tonight.</p>}
      {ledger?.faults.length === 0 && <p>The ledger was correct at {ledger.at}.</p>}
      <CheckFaults check={ledger} />
    </Card>
  )
}

export function ProofCard({ proof }: { proof: Health['proof'] }) {
  return (
    <Card
      title="Proof"
      actions={
        <Link href={urlFor('admin.proof', {})} className="link text-sm">
          Seals and chains
        </Link>
      }
    >
      {!proof && <p>Seals are checked every night after the ledger, for the first time tonight.</p>}
      {proof?.faults.length === 0 && (
        <p>Nothing was altered, inserted or removed when we checked at {proof.at}.</p>
      )}
      <CheckFaults check={proof} />
    </Card>
  )
}

export function FigureCard({ figures }: { figures: Health['figures'] }) {
  return (
    <Card title="Figures">
      {!figures && (
        <p>Figures are checked every night after the ledger, for the first time tonight.</p>
      )}
      {figures?.faults.length === 0 && (
        <p>The figures were correct when we checked at {figures.at}.</p>
      )}
      <CheckFaults check={figures} />
    </Card>
  )
}

function CheckFaults({ check }: { check: Health['ledger'] }) {
  if (!check || check.faults.length === 0) return null
  return (
    <>
      <p>The check at {check.at} found:</p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {check.faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  )
}

export function ProcessCard({ processes }: { processes: Health['processes'] }) {
  return (
    <Card title="Processes" padded={false}>
      {processes.length === 0 ? (
        <EmptyState title="No process was seen in the last 24 hours" />
      ) : (
        <HealthTable
          caption="Processes seen in the last 24 hours"
          columns={['Process', 'Kind', 'State', 'Running since']}
          rows={processes.map(({ name, kind, since, isGone }) => ({
            key: name,
            cells: [
              name,
              kind,
              <Badge key="state" tone={isGone ? 'danger' : 'success'}>
                {isGone ? 'Stopped without notice' : 'Running'}
              </Badge>,
              since,
            ],
          }))}
        />
      )}
    </Card>
  )
}

import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { Disclosure } from '~/ui/disclosure'
import { HealthTable } from './health_table'

type Health = Data.Admin.Health.Health

/** Counts and times of jobs, processes and calls, folded because the verdict follows from them. */
export function EngineerTables({ health }: { health: Health }) {
  return (
    <Disclosure title="For engineers" aside="Jobs, processes, calls">
      <div className="grid gap-6">
        <CourierPollingTable couriers={health.couriers} />
        <PartnerCallTable companies={health.companies} />
        <QueueTable queue={health.queue} />
        <ProcessTable processes={health.processes} />
        <ScheduleTable schedules={health.schedules} />
      </div>
    </Disclosure>
  )
}

interface TableSectionProps {
  title: string
  /** Shown in place of a table without rows. */
  empty: string
  isEmpty: boolean
  children: ReactNode
}

function TableSection({ title, empty, isEmpty, children }: TableSectionProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-1 font-semibold">{title}</h2>
      {isEmpty ? <p className="text-sm text-ink-muted">{empty}</p> : children}
    </section>
  )
}

/** Shows if parcels are polled on schedule, and the remaining calls of the day. */
function CourierPollingTable({ couriers }: Pick<Health, 'couriers'>) {
  return (
    <TableSection
      title="Tracking parcels"
      isEmpty={couriers.length === 0}
      empty="No courier is set up here. Once the keys of an account are set, we track its parcels automatically."
    >
      <HealthTable
        caption="Tracking of parcels by courier"
        columns={['Courier', 'Calls today', 'Left', 'Tracked', 'Due', 'Overdue by', 'Given up']}
        rows={couriers.map(({ key, name, calls, left, followed, due, oldest, silent }) => ({
          key,
          cells: [name, calls, left, followed, due, oldest, silent],
        }))}
      />
    </TableSection>
  )
}

function PartnerCallTable({ companies }: Pick<Health, 'companies'>) {
  return (
    <TableSection
      title="Calls to companies"
      isEmpty={companies.length === 0}
      empty="No calls yet. After the first parcel or payment, its company appears here."
    >
      <HealthTable
        caption="Latest calls to each company, by outcome"
        columns={['Company', 'Answered', 'Refused', 'No answer', 'Not understood']}
        rows={companies.map(({ key, name, kind, answered, refused, silent, failed }) => ({
          key,
          cells: [`${name} (${kind.toLowerCase()})`, answered, refused, silent, failed],
        }))}
      />
    </TableSection>
  )
}

function QueueTable({ queue }: Pick<Health, 'queue'>) {
  return (
    <TableSection
      title="Queue"
      isEmpty={queue.length === 0}
      empty="The queue is empty: no job is waiting or running."
    >
      <HealthTable
        caption="Jobs in the queue"
        columns={['Job', 'Waiting', 'Running', 'Scheduled', 'Longest wait']}
        rows={queue.map(({ job, waiting, running, later, oldest }) => ({
          key: job,
          cells: [job, waiting, running, later, oldest],
        }))}
      />
    </TableSection>
  )
}

function ProcessTable({ processes }: Pick<Health, 'processes'>) {
  return (
    <TableSection
      title="Processes"
      isEmpty={processes.length === 0}
      empty="No process was seen in the last 24 hours."
    >
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
    </TableSection>
  )
}

function ScheduleTable({ schedules }: Pick<Health, 'schedules'>) {
  return (
    <TableSection
      title="Scheduled work"
      isEmpty={schedules.length === 0}
      empty="Nothing is scheduled yet. The first worker that starts sets the schedule."
    >
      <HealthTable
        caption="Scheduled work and when it runs"
        columns={['Job', 'Last run', 'How it ended', 'Next run']}
        rows={schedules.map(({ job, lastRun, outcome, isFailed, nextRun }) => ({
          key: job,
          cells: [
            job,
            lastRun,
            outcome && <Badge tone={isFailed ? 'danger' : 'neutral'}>{outcome}</Badge>,
            nextRun,
          ],
        }))}
      />
    </TableSection>
  )
}

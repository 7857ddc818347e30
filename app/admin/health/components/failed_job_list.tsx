import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { UnlistedRows } from '#admin/console/components/unlisted_rows'
import { useUrlDialog } from '~/url/use_url_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

type FailedJob = Data.Admin.Health.FailedJob

export function FailedJobList({ jobs, total }: { jobs: FailedJob[]; total: number }) {
  const { opened, open, dialog } = useUrlDialog(['dismiss'], { rows: jobs })

  async function retry({ id }: FailedJob) {
    if (showOutcome(await callApi('api.admin.failed_job_retries.store', { params: { id } })))
      reloadHealth()
  }

  if (jobs.length === 0) return null
  return (
    <Card title="Failed jobs" padded={false}>
      <ul className="divide-y">
        {jobs.map((one) => (
          <FailedJobItem
            key={one.id}
            job={one}
            onRetry={() => retry(one)}
            onLeave={() => open('dismiss', one)}
          />
        ))}
      </ul>
      <UnlistedRows listed={jobs.length} total={total} />
      {opened && <DismissJobDialog {...dialog} job={opened.row} onDone={reloadHealth} />}
    </Card>
  )
}

interface DismissJobDialogProps {
  job: FailedJob
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function DismissJobDialog({ job, ...dialog }: DismissJobDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi('api.admin.failed_jobs.destroy', { params: { id: job.id } })}
      title={`Dismiss “${job.job}”?`}
      submitLabel="Dismiss Job"
      busyLabel="Dismissing..."
      tone="danger"
    >
      We will not try this job again. Dismiss it if it no longer matters, or if you have done its
      work yourself.
    </ConfirmDialog>
  )
}

function reloadHealth() {
  router.reload({ only: ['health'] })
}

type FailedJobItemProps = { job: FailedJob; onRetry: () => void; onLeave: () => void }

function FailedJobItem({ job, onRetry, onLeave }: FailedJobItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{job.job}</p>
        <p className="text-sm break-words">{job.error}</p>
        {job.waitsForStaff && <p className="text-sm">It will not run again until you try it.</p>}
        <p className="text-sm text-ink-muted">
          {job.times > 1 && `${job.times} times, last on `}
          <time dateTime={job.failedAt} className="tabular whitespace-nowrap">
            {job.failedText}
          </time>
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={onRetry}>
          Try again <span className="sr-only">{job.job}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={onLeave}>
          Dismiss <span className="sr-only">{job.job}</span>
        </Button>
      </div>
    </li>
  )
}

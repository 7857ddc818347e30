import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import {
  type CheckedTariffData,
  findingCountsText,
  checkedCountText,
} from '#admin/tariffs/checks/components/check_texts'
import type { VersionChangesData } from './difference_list'
import { changedCountText } from '#admin/tariffs/versions/rules/version_rules'
import type { TariffVersionData } from './version_badge'

interface PublishDialogProps {
  open: boolean
  onClose: () => void
  onDone: () => void
  version: TariffVersionData
  isPlan: boolean
  changes?: VersionChangesData
  checks?: CheckedTariffData
}

/** Publishes a draft or plans its start. Asks first if the live tariff changed the same zones. */
export function PublishDialog(props: PublishDialogProps) {
  const { version, isPlan, changes, checks, onDone, ...dialog } = props
  const [start, setStart] = useState({ day: '', time: '00:00' })
  const [isStale, setIsStale] = useState(false)
  const approval = useApproval(useSecondPersonRule()('tariff'))
  const words = isPlan
    ? approval.buttonLabels('Plan the Start', 'Planning...')
    : approval.buttonLabels('Publish Now', 'Publishing...')
  const {
    total = 0,
    conflicts = 0,
    surcharges = 0,
    surchargeConflicts = 0,
  } = changes?.metadata ?? {}
  const replace = conflicts + surchargeConflicts > 0

  async function publish() {
    const startsAt = isPlan ? `${start.day}T${start.time}` : null
    const outcome = await callApi('api.admin.version_publications.store', {
      params: { id: version.id },
      body: { startsAt, replace, seen: changes?.metadata.fingerprint },
      ...approval.options,
    })
    if (!outcome.ok && outcome.code === 'E_CONFLICT') {
      // Reloads the differences, to be reviewed before the dialog is opened again.
      setIsStale(true)
      router.reload({ only: ['changes', 'surcharges', 'checks'] })
    }
    return outcome
  }

  return (
    <ConfirmDialog
      {...dialog}
      {...words}
      act={publish}
      onDone={() => onDone()}
      showsRefusal
      staysOpen
      title={isPlan ? 'Plan the Start' : 'Publish'}
      description={`"${version.name}" changes ${changedCountText(total, surcharges)}. Quotes that customers already have are honoured until they expire.`}
      disabled={!changes || isStale || (isPlan && !(start.day && start.time))}
    >
      <div className="grid gap-4">
        {replace && (
          <Notice tone="warning" title="Also changed on the live tariff">
            {`${changedCountText(conflicts, surchargeConflicts)} of these changed on the live tariff after this draft was begun. Publishing replaces those changes. They are marked in the list.`}
          </Notice>
        )}
        <ChecksNotice checks={checks} />
        {isPlan && <StartFields {...start} onChange={setStart} />}
        <ApprovalRequest approval={approval} />
      </div>
    </ConfirmDialog>
  )
}

interface StartFieldsProps {
  day: string
  time: string
  onChange: (start: { day: string; time: string }) => void
}

function StartFields({ day, time, onChange }: StartFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" required>
          <DateInput value={day} onChange={(next) => onChange({ day: next, time })} />
        </Field>
        <Field label="Time in Lagos" required>
          <TextInput type="time" value={time} onChange={(next) => onChange({ day, time: next })} />
        </Field>
      </div>
      <p className="text-sm text-ink-muted">
        Until then nobody can change it. You can cancel the start at any time.
      </p>
    </>
  )
}

function ChecksNotice({ checks }: { checks?: CheckedTariffData }) {
  if (!checks) return <Notice title="The checks are still running." />
  const counts = findingCountsText(checks)
  if (!counts) {
    return (
      <Notice tone="success" title="The checks found nothing.">
        {checkedCountText(checks)}
      </Notice>
    )
  }
  const isGrave = checks.counts.some(({ severity, total }) => severity !== 'note' && total > 0)
  return (
    <Notice tone={isGrave ? 'warning' : 'info'} title={`The checks found ${counts}.`}>
      They are listed on this page. You can still publish.
    </Notice>
  )
}

import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPerson } from '#identity/approvals/components/use_approval'
import { withoutNumber } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { DateInput } from '~/ui/date_input'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import type { CheckedTariff } from '#admin/tariffs/checks/components/check_words'
import { ChecksNotice } from '#admin/tariffs/checks/components/checks_notice'
import type { Changes } from './difference_list'
import { changedText } from '#admin/tariffs/versions/rules/version_rules'
import type { ShownVersion } from './version_words'

interface PublishDialogProps {
  open: boolean
  onClose: () => void
  onDone: () => void
  version: ShownVersion
  isPlan: boolean
  changes?: Changes
  checks?: CheckedTariff
}

/** Publishes a draft now, or says when it starts. Where others changed the same zones since, it asks about that first. */
export function PublishDialog(props: PublishDialogProps) {
  const { version, isPlan, changes, checks, onClose, onDone } = props
  const [day, setDay] = useState('')
  const [time, setTime] = useState('00:00')
  const approval = useApproval(useSecondPerson()('tariff'))
  const { label, busyLabel } = isPlan
    ? approval.words('Plan the Start', 'Planning...')
    : approval.words('Publish Now', 'Publishing...')
  const {
    total = 0,
    conflicts = 0,
    surcharges = 0,
    surchargeConflicts = 0,
  } = changes?.metadata ?? {}
  const replace = conflicts + surchargeConflicts > 0

  const { busy, failure, isStale, publish } = usePublishing(version, (message) => {
    toast.success(message)
    onDone()
  })
  const publication = {
    startsAt: isPlan ? `${day}T${time}` : null,
    ...{ replace, seen: changes?.metadata.fingerprint },
  }

  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      dismissible={!busy}
      title={isPlan ? 'Plan the Start' : 'Publish'}
      description={`"${version.name}" changes ${changedText(total, surcharges)}. Quotes that customers already have are honoured until they expire.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            onClick={() => publish(publication, approval.call)}
            busy={busy}
            busyLabel={busyLabel}
            disabled={!changes || isStale || (isPlan && !(day && time))}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Notice tone="danger" className="whitespace-pre-line">
            {failure}
          </Notice>
        )}
        {replace && (
          <Notice tone="warning" title="Changed by others since">
            {`${changedText(conflicts, surchargeConflicts)} of these changed on the live tariff after this draft was begun. Publishing replaces those changes. They are marked in the list.`}
          </Notice>
        )}
        <ChecksNotice checks={checks} />
        {isPlan && <StartFields {...{ day, setDay, time, setTime }} />}
        <ApprovalRequest approval={approval} />
      </div>
    </Dialog>
  )
}

type Publication = { startsAt: string | null; replace: boolean; seen?: string | null }

/** Sends it, and says what stands in its way. */
function usePublishing({ id }: ShownVersion, onPublished: (message: string) => void) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isStale, setIsStale] = useState(false)
  const { busy, send } = useSend()

  async function publish(body: Publication, call: ReturnType<typeof useApproval>['call']) {
    setFailure(null)
    const to = { params: { id }, body, ...call }
    const outcome = await send('api.admin.version_publications.store', to)
    if (outcome.ok) return onPublished(outcome.body.message)
    setFailure(withoutNumber(outcome.message))
    if (outcome.code !== 'E_CONFLICT') return
    // What is listed is read anew, and has to be looked at before the dialog is opened again.
    setIsStale(true)
    router.reload({ only: ['changes', 'surcharges', 'checks'] })
  }

  return { busy, failure, isStale, publish }
}

interface StartFieldsProps {
  day: string
  setDay: (day: string) => void
  time: string
  setTime: (time: string) => void
}

function StartFields({ day, setDay, time, setTime }: StartFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" required>
          <DateInput value={day} onChange={setDay} />
        </Field>
        <Field label="Time in Lagos" required>
          <TextInput type="time" value={time} onChange={setTime} />
        </Field>
      </div>
      <p className="text-sm text-ink-muted">
        Until then nobody can change it. You can cancel the start at any time.
      </p>
    </>
  )
}

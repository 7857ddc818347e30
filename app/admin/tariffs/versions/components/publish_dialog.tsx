import { useState } from 'react'
import { useSend } from '~/api/use_send'
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
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useSend()
  const {
    total = 0,
    conflicts = 0,
    surcharges = 0,
    surchargeConflicts = 0,
  } = changes?.metadata ?? {}
  const replace = conflicts + surchargeConflicts > 0

  async function publish() {
    setFailure(null)
    const startsAt = isPlan ? `${day}T${time}` : null
    const outcome = await send('api.admin.version_publications.store', {
      params: { id: version.id },
      body: { startsAt, replace },
    })
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    onDone()
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
            onClick={publish}
            busy={busy}
            busyLabel={isPlan ? 'Planning...' : 'Publishing...'}
            disabled={!changes || (isPlan && !(day && time))}
          >
            {isPlan ? 'Plan the Start' : 'Publish Now'}
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
      </div>
    </Dialog>
  )
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

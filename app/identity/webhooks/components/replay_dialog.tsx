import { useId } from 'react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { DateRange } from '~/ui/date_range'
import { todayIso } from '~/ui/dates'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toaster'
import type { Endpoint } from './types'

interface ReplayDialogProps {
  open: boolean
  endpoint: Endpoint
  onClose: () => void
}

/** Days in Lagos, both of them included. */
function spanOf({ from, to }: { from: string; to: string }) {
  return { from: `${from}T00:00:00+01:00`, to: `${to}T23:59:59.999+01:00` }
}

const isMissing = (day: string) => (day ? null : 'Choose a day')

export function ReplayDialog({ open, endpoint, onClose }: ReplayDialogProps) {
  const id = useId()
  const form = useApiForm({
    initial: { from: todayIso(), to: todayIso(), missedOnly: true },
    checks: { from: isMissing, to: isMissing },
    send: ({ missedOnly, ...days }) =>
      send('api.identity.endpoint_replays.store', {
        params: { id: endpoint.id },
        body: { ...spanOf(days), missedOnly },
      }),
    done: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  const { values, problems, put, bind, refusal, busy } = form
  const { value: missedOnly, onChange } = bind('missedOnly')
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title="Send events again"
      description={`To ${endpoint.url}. Each keeps its webhook-id, so your server can tell which ones it already has.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Sending…">
            Send Again
          </Button>
        </>
      }
    >
      <form id={id} ref={form.form} noValidate onSubmit={form.submit} className="grid gap-4">
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <DateRange
          start={values.from}
          end={values.to}
          onChange={({ start, end }) => put({ from: start, to: end })}
          startLabel="From"
          endLabel="To"
          startError={problems.from}
          endError={problems.to}
          max={todayIso()}
          required
        />
        <Checkbox
          label="Only events that did not arrive"
          hint="Also what happened while the endpoint was off. We keep events for 30 days."
          checked={missedOnly}
          onChange={onChange}
        />
      </form>
    </Dialog>
  )
}

import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Checkbox } from '~/ui/checkbox'
import { DateRange } from '~/ui/date_range'
import { todayIso } from '~/ui/iso_dates'
import { FormDialog } from '~/ui/form_dialog'
import { toast } from '~/ui/toaster'
import type { Endpoint } from './webhook_data'

interface ReplayDialogProps {
  open: boolean
  endpoint: Endpoint
  onClose: () => void
}

/** Whole days in Lagos time, both inclusive. */
function toReplayPeriod({ from, to }: { from: string; to: string }) {
  return { from: `${from}T00:00:00+01:00`, to: `${to}T23:59:59.999+01:00` }
}

const checkDay = (day: string) => (day ? null : 'Choose a day')

export function ReplayDialog({ endpoint, ...dialog }: ReplayDialogProps) {
  const form = useApiForm({
    initial: { from: todayIso(), to: todayIso(), missedOnly: true },
    checks: { from: checkDay, to: checkDay },
    send: ({ missedOnly, ...days }) =>
      callApi('api.identity.endpoint_replays.store', {
        params: { id: endpoint.id },
        body: { ...toReplayPeriod(days), missedOnly },
      }),
    done: ({ message }) => {
      toast.success(message)
      dialog.onClose()
    },
  })
  const { values, problems, put, bind } = form
  const { value: missedOnly, onChange } = bind('missedOnly')
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Send events again"
      description={`To ${endpoint.url}. Each event keeps its webhook-id, so your server can tell which ones it already has.`}
      submitLabel="Send Again"
      busyLabel="Sending…"
    >
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
        hint="Includes events that happened while the endpoint was off. We keep events for 30 days."
        checked={missedOnly}
        onChange={onChange}
      />
    </FormDialog>
  )
}

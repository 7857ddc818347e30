import type { ResponseOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import type { Data } from '@generated/data'

type Reopened = ResponseOf<'api.shipping.reopenings.update'>['data']

type ReopenProps = {
  shipment: Data.Shipping.Shipment.Shipment
  onReopened: (now: Reopened) => void
}

export function ReopenShipment({ shipment, onReopened }: ReopenProps) {
  const { status, parcelState, putAside } = shipment
  const isReopenable = status === 'DELIVERED' || parcelState === 'RETURNED'
  const { opened, open, dialog } = useUrlDialog(['reopen'], {
    rows: isReopenable ? [shipment] : [],
  })
  if (!isReopenable && putAside.length === 0) return null
  return (
    <section className="grid justify-items-start gap-3 border-t pt-4 text-sm">
      {putAside.length > 0 && (
        <div>
          <h3 className="font-semibold">Set aside by staff</h3>
          <ul className="text-ink-muted">
            {putAside.map(({ text, place, occurredText, by }, index) => (
              <li key={index}>
                {text}, {place && `${place}, `}
                <span className="tabular">{occurredText}</span>. By {by}.
              </li>
            ))}
          </ul>
        </div>
      )}
      {isReopenable && (
        <Button variant="secondary" onClick={() => open('reopen', shipment)}>
          Reopen Shipment
        </Button>
      )}
      {opened && (
        <ReopenDialog {...dialog} key={opened.key} shipment={shipment} onReopened={onReopened} />
      )}
    </section>
  )
}

function ReopenDialog({ shipment, onReopened, ...dialog }: ReopenProps & Opening) {
  const entry = useApiForm({
    initial: { reason: '' },
    checks: {
      reason: (reason) => (reason.trim().length < 2 ? 'Say how you know, in a few words' : null),
    },
    send: (body) =>
      callApi('api.shipping.reopenings.update', { params: { id: shipment.id }, body }),
    done({ message, data }) {
      toast.success(message)
      dialog.onClose()
      onReopened(data)
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={entry}
      title="Reopen this shipment?"
      submitLabel="Reopen"
      busyLabel="Reopening..."
    >
      <p>
        The parcel will be with its courier again. We ignore the events that ended its journey, even
        if the courier repeats them.
      </p>
      <Field
        label="Reason"
        hint="How you know. It is kept in the history."
        required
        {...entry.field('reason')}
      >
        <TextInput {...entry.bind('reason')} maxLength={200} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}

type Opening = { open: boolean; onClose: () => void }

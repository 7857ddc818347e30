import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { LabelField } from './label_field'
import type { BodyOf } from '~/api/call_types'
import { useUrlDialog } from '~/url/use_url_dialog'
import { commentField } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'

function RefuseParcelButton({ id }: { id: number }) {
  const { opened, open, dialog } = useUrlDialog(['refuse'])
  return (
    <>
      <Button variant="secondary" onClick={() => open('refuse', id)}>
        The courier refuses it
      </Button>
      {opened && (
        <RecordDialog<BodyOf<'api.shipping.hand_refusals.update'>>
          {...dialog}
          key={opened.key}
          title="The courier refuses this parcel"
          description="The parcel leaves this list and needs attention: retry it once the problem is solved, or void it to refund its price."
          fields={[REFUSAL_REASON]}
          initial={{ reason: '' }}
          save={(body) => callApi('api.shipping.hand_refusals.update', { params: { id }, body })}
          submitLabel="Save"
          busyLabel="Saving..."
        />
      )}
    </>
  )
}

const REFUSAL_REASON = commentField('reason', {
  label: 'Reason',
  hint: 'The reason that the courier gave. Customers may see it.',
})

type Parcel = Data.Shipping.Carriers.ByHand.HandParcel
type Shipment = Data.Shipping.Shipment.Shipment

interface HandBookingCardProps {
  parcel: Parcel
  shipment: Shipment
}

export function HandBookingCard({ parcel, shipment }: HandBookingCardProps) {
  if (parcel.toBook) {
    return (
      <Card
        title="Book it"
        description="Book the parcel with the courier first. The sender gets the waybill by e-mail as soon as you save."
      >
        <div className="grid gap-6">
          <LabelField parcel={parcel} />
          <WaybillNumbersForm shipment={shipment} />
        </div>
      </Card>
    )
  }
  return (
    <Card title="Waybill" description={`Waybill number ${shipment.waybillNumber}`}>
      <LabelField parcel={parcel} />
    </Card>
  )
}

/** The field names equal those in the server's errors, so that each error shows at its field. */
function WaybillNumbersForm({ shipment }: { shipment: Shipment }) {
  const { id, items } = shipment
  const several = items.length > 1
  const names = items.map((_, index) => `packageWaybillNumbers.${index}`)
  const empty: Record<string, string> = { waybillNumber: '' }
  const entry = useApiForm({
    initial: Object.assign(empty, Object.fromEntries(names.map((name) => [name, '']))),
    checks: {
      waybillNumber: (value) => (value.trim() ? null : '"Waybill Number" should not be empty'),
    },
    send: ({ waybillNumber = '', ...values }) =>
      callApi('api.shipping.hand_bookings.update', {
        params: { id },
        body: {
          waybillNumber,
          packageWaybillNumbers: several ? names.map((name) => values[name]?.trim() || null) : [],
        },
      }),
    done({ message }) {
      toast.success(message)
      router.reload()
    },
  })
  return (
    <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid gap-4">
      {entry.refusal && <Notice tone="danger">{entry.refusal.message}</Notice>}
      <Field label="Waybill Number" required {...entry.field('waybillNumber')}>
        <TextInput {...entry.bind('waybillNumber')} maxLength={60} autoComplete="off" />
      </Field>
      {several &&
        names.map((name, index) => (
          <Field
            key={name}
            label={`Number of package ${index + 1}`}
            optional
            {...entry.field(name)}
          >
            <TextInput {...entry.bind(name)} maxLength={60} autoComplete="off" />
          </Field>
        ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={entry.busy} busyLabel="Saving...">
          Save as booked
        </Button>
        <RefuseParcelButton id={id} />
      </div>
    </form>
  )
}

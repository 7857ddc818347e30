import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useAddressDialog } from '~/address/use_address_dialog'
import { Button } from '~/ui/button'
import { commentField } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'

export function RejectParcelButton({ id }: { id: number }) {
  const { opened, open, dialog } = useAddressDialog(['refuse'])
  return (
    <>
      <Button variant="secondary" onClick={() => open('refuse', id)}>
        The courier refuses it
      </Button>
      {opened && (
        <RecordDialog<BodyOf<'api.shipping.hand_refusals.update'>>
          {...dialog}
          key={opened.turn}
          title="The courier refuses this parcel"
          description="It leaves the queue and needs attention: retry it once the problem is solved, or void it to refund its price."
          fields={[REJECTION_REASON]}
          initial={{ reason: '' }}
          save={(body) => callApi('api.shipping.hand_refusals.update', { params: { id }, body })}
          submitLabel="Refuse"
          busyLabel="Refusing..."
        />
      )}
    </>
  )
}

const REJECTION_REASON = commentField('reason', {
  label: 'Reason',
  hint: 'What the courier says. The customer may read it.',
})

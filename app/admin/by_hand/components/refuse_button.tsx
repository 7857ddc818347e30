import type { BodyOf } from '~/api/calls'
import { send } from '~/api/send'
import { useAddressed } from '~/address/use_addressed'
import { Button } from '~/ui/button'
import { staffComment } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'

/** The courier does not take the parcel. */
export function RefuseButton({ id }: { id: number }) {
  const { opened, open, dialog } = useAddressed(['refuse'])
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
          fields={[REASON]}
          initial={{ reason: '' }}
          save={(body) => send('api.shipping.hand_refusals.update', { params: { id }, body })}
          submitLabel="Refuse"
          busyLabel="Refusing..."
        />
      )}
    </>
  )
}

const REASON = staffComment('reason', {
  label: 'Reason',
  hint: 'What the courier says. The customer may read it.',
})

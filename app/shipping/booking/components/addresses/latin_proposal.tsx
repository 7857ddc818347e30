import { Button } from '~/ui/button'
import { withLatin, type WrittenField } from '#shipping/booking/components/form/latin'
import type { Side } from '#shipping/booking/components/form/types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface LatinProposalProps {
  side: Side
  form: FormHandle
  name: WrittenField
  proposal: string
}

/** What couriers print in place of a text that they cannot, one press away. */
export default function LatinProposal({ side, form, name, proposal }: LatinProposalProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      onClick={() =>
        form.change((value) => withLatin(value, side, { name, proposal }), `${side}.${name}`)
      }
    >
      Use {proposal}
    </Button>
  )
}

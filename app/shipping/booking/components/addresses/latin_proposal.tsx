import { Button } from '~/ui/button'
import { withLatin, type ProposedField } from '#shipping/booking/components/form/latin'
import type { Side } from '#shipping/booking/components/form/types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface LatinProposalProps {
  side: Side
  form: FormHandle
  name: ProposedField
  proposal: string
}

/** A button that puts the proposed Latin letters into the field. */
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

import { Button } from '~/ui/button'
import {
  applyLatinProposal,
  type ProposedField,
} from '#shipping/booking/components/form/apply_latin'
import type { AddressSide } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface LatinProposalProps {
  side: AddressSide
  form: FormHandle
  name: ProposedField
  proposal: string
}

export default function LatinProposal({ side, form, name, proposal }: LatinProposalProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      onClick={() =>
        form.change(
          (value) => applyLatinProposal(value, side, { name, proposal }),
          `${side}.${name}`
        )
      }
    >
      Use {proposal}
    </Button>
  )
}

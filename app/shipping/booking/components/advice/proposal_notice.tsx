import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { changedMeasure, type Proposal, mergePackages } from './proposal'

interface ProposalNoticeProps {
  form: FormHandle
  proposal: Proposal
  onDone: () => void
}

export function ProposalNotice({ form, proposal, onDone }: ProposalNoticeProps) {
  const { sentence, change } = proposal.advice
  const { mergedItems } = change

  function merge() {
    if (mergedItems) form.change((value) => mergePackages(value, mergedItems), 'working')
    onDone()
  }

  return (
    <Notice
      title={sentence}
      action={
        mergedItems && (
          <Button variant="secondary" className="min-h-11" onClick={merge}>
            They are packed as one
          </Button>
        )
      }
    >
      {textOf(proposal)}
    </Notice>
  )
}

function textOf(proposal: Proposal): string {
  const { mergedItems, shipments } = proposal.advice.change
  if (mergedItems) {
    const { length, width, height } = mergedItems.packageDimension
    return `Measure it once both are inside: it may be ${length} × ${width} × ${height} cm and ${mergedItems.weight} kg at most.`
  }
  if (shipments) {
    const [first, second] = shipments.map(({ indexes }) => indexes) as [number[], number[]]
    const fewer = second.length <= first.length ? second : first
    const names = `${fewer.length === 1 ? 'package' : 'packages'} ${fewer.join(', ')}`
    return `Take ${names} out here. Once this shipment is paid, Book again opens the form for the rest with the same addresses.`
  }
  const measure = changedMeasure(proposal)
  if (!measure)
    return 'We have added the express box. Update the package once the goods are inside.'
  const unit = measure.name === 'weight' ? 'kg' : 'cm'
  return `We have put in ${measure.now} ${unit} instead of ${measure.was} ${unit}. Update the package once that is true: the courier weighs and measures it again.`
}

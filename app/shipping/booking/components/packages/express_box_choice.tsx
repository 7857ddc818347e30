import { useState } from 'react'
import { Box } from 'lucide-react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { formatNaira } from '~/ui/money'
import { RadioCards } from '~/ui/radio_cards'
import { formatKg } from '~/ui/weight'
import { withWorking } from './packages_model'
import type { ExpressBox } from '#shipping/booking/components/form/types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface ExpressBoxProps {
  form: FormHandle
  boxes: readonly ExpressBox[]
}

/** Staff put a package into a box of ours: it brings its size, its weight and its fee. */
export function ExpressBoxChoice({ form, boxes }: ExpressBoxProps) {
  const [open, setOpen] = useState(false)
  const chosen = boxes.find(({ id }) => id === form.value.working.expressBoxId)

  function choose(box: ExpressBox | null) {
    form.change((value) => withWorking(value, box ? measuresOf(box) : { expressBoxId: 0 }))
    setOpen(false)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {chosen && (
        <p className="text-sm">
          <span className="font-medium">{chosen.name}</span>, {boxFacts(chosen)}
        </p>
      )}
      <Button
        size="sm"
        variant="secondary"
        icon={<Box aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {chosen ? 'Change Express Box' : 'Select Express Box'}
      </Button>
      {chosen && (
        <Button size="sm" variant="ghost" onClick={() => choose(null)}>
          Remove box
        </Button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Select an express box"
        description="Its weight and fee are added to the shipment, its size becomes the package's."
      >
        {boxes.length === 0 ? (
          <EmptyState title="There are no express boxes." />
        ) : (
          <BoxList boxes={boxes} chosen={chosen} onChoose={choose} />
        )}
      </Dialog>
    </div>
  )
}

interface BoxListProps {
  boxes: readonly ExpressBox[]
  chosen?: ExpressBox
  onChoose: (box: ExpressBox) => void
}

function BoxList({ boxes, chosen, onChoose }: BoxListProps) {
  const [picked, setPicked] = useState(chosen?.id ?? null)
  const box = boxes.find(({ id }) => id === picked)
  return (
    <>
      <RadioCards
        options={boxes.map((one) => ({
          value: String(one.id),
          label: one.name,
          description: `${boxFacts(one)}, ${one.length} × ${one.width} × ${one.height} cm`,
        }))}
        value={picked === null ? null : String(picked)}
        onChange={(id) => setPicked(Number(id))}
      />
      <div className="mt-4 flex justify-end">
        <Button disabled={!box} onClick={() => box && onChoose(box)}>
          Use this box
        </Button>
      </div>
    </>
  )
}

function boxFacts({ weight, fee }: ExpressBox): string {
  return `${formatKg(weight)}, ${formatNaira(fee)}`
}

function measuresOf({ id, length, width, height }: ExpressBox) {
  return {
    expressBoxId: id,
    length: String(length),
    width: String(width),
    height: String(height),
  }
}

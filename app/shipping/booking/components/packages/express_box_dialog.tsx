import { useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { RadioCards } from '~/ui/radio_cards'
import type { ExpressBox } from '#shipping/booking/components/form/types'
import { boxFacts } from './express_box_choice'

interface BoxListProps {
  boxes: readonly ExpressBox[]
  chosen?: ExpressBox
  onChoose: (box: ExpressBox) => void
}

export default function ExpressBoxDialog(props: BoxListProps & { onClose: () => void }) {
  const { onClose, ...list } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title="Select an express box"
      description="Its weight and fee are added to the shipment, its size becomes the package's."
    >
      {list.boxes.length === 0 ? (
        <EmptyState title="There are no express boxes." />
      ) : (
        <BoxList {...list} />
      )}
    </Dialog>
  )
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

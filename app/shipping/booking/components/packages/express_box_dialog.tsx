import { useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { RadioCards } from '~/ui/radio_cards'
import type { ExpressBoxData } from '#shipping/booking/components/form/booking_types'
import { expressBoxText } from './express_box_choice'

interface BoxListProps {
  boxes: readonly ExpressBoxData[]
  chosen?: ExpressBoxData
  onChoose: (box: ExpressBoxData) => void
}

export default function ExpressBoxDialog(props: BoxListProps & { onClose: () => void }) {
  const { onClose, ...list } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title="Select an express box"
      description="The box adds its weight and fee, and the package gets its size."
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
  const pickedBox = boxes.find(({ id }) => id === picked)
  return (
    <>
      <RadioCards
        options={boxes.map((box) => ({
          value: String(box.id),
          label: box.name,
          description: `${expressBoxText(box)}, ${box.length} × ${box.width} × ${box.height} cm`,
        }))}
        value={picked === null ? null : String(picked)}
        onChange={(id) => setPicked(Number(id))}
      />
      <div className="mt-4 flex justify-end">
        <Button disabled={!pickedBox} onClick={() => pickedBox && onChoose(pickedBox)}>
          Use this box
        </Button>
      </div>
    </>
  )
}

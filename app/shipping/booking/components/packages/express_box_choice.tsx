import { lazy, Suspense, useState } from 'react'
import { Box } from 'lucide-react'
import { Button } from '~/ui/button'
import { formatNaira } from '~/ui/money'
import { formatKg } from '~/ui/weight'
import { changeWorkingPackage } from './packages_model'
import type { ExpressBoxData } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

const ExpressBoxDialog = lazy(() => import('./express_box_dialog'))

interface ExpressBoxProps {
  form: FormHandle
  boxes: readonly ExpressBoxData[]
}

/** Shown to staff only. An express box has a fixed size, weight and fee. */
export function ExpressBoxChoice({ form, boxes }: ExpressBoxProps) {
  const [open, setOpen] = useState(false)
  const chosen = boxes.find(({ id }) => id === form.value.working.expressBoxId)

  function choose(box: ExpressBoxData | null) {
    form.change((value) => changeWorkingPackage(value, box ? measuresOf(box) : { expressBoxId: 0 }))
    setOpen(false)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {chosen && (
        <p className="text-sm">
          <span className="font-medium">{chosen.name}</span>, {expressBoxText(chosen)}
        </p>
      )}
      <Button size="sm" variant="secondary" icon={<Box />} onClick={() => setOpen(true)}>
        {chosen ? 'Change Express Box' : 'Select Express Box'}
      </Button>
      {chosen && (
        <Button size="sm" variant="ghost" onClick={() => choose(null)}>
          Remove box
        </Button>
      )}
      {open && (
        <Suspense>
          <ExpressBoxDialog
            boxes={boxes}
            chosen={chosen}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

export function expressBoxText({ weight, fee }: ExpressBoxData): string {
  return `${formatKg(weight)}, ${formatNaira(fee)}`
}

function measuresOf({ id, length, width, height }: ExpressBoxData) {
  return {
    expressBoxId: id,
    length: String(length),
    width: String(width),
    height: String(height),
  }
}

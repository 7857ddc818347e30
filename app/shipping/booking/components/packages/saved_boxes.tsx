import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cx } from '~/ui/cx'
import { formatKg } from '~/ui/weight'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { MEASURE_NUMBER } from '#shared/numbers/rules/read_number'
import { TextButton } from '#shipping/booking/components/form/text_button'
import type { SavedBoxData } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { matchesBox, withBox, type WorkingPackage } from './packages_model'

const BoxDialog = lazy(() => import('./box_dialog'))

interface SavedBoxesProps {
  form: FormHandle
  saved: readonly SavedBoxData[]
  /** The fields of the size, between the boxes to choose from and the button that saves a new one. */
  children: ReactNode
}

export function SavedBoxes({ form, saved, children }: SavedBoxesProps) {
  const { working } = form.value
  const [boxes, setBoxes] = useState(saved)
  const [open, setOpen] = useState<'manage' | 'save' | null>(null)
  const isNew = hasSize(working) && !boxes.some((box) => matchesBox(working, box))
  return (
    <>
      {boxes.length > 0 && (
        <div role="group" aria-label="Your boxes" className="flex flex-wrap gap-2">
          {boxes.map((box) => (
            <BoxButton
              key={box.id}
              box={box}
              chosen={matchesBox(working, box)}
              onChoose={() => form.change((value) => withBox(value, box), 'working')}
            />
          ))}
          <TextButton onClick={() => setOpen('manage')}>Manage boxes</TextButton>
        </div>
      )}
      {children}
      {isNew && (
        <TextButton onClick={() => setOpen('save')}>Save this size for next time</TextButton>
      )}
      {open && (
        <Suspense>
          <BoxDialog
            boxes={boxes}
            typed={open === 'save' ? working : null}
            onChanged={setBoxes}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface BoxButtonProps {
  box: SavedBoxData
  chosen: boolean
  onChoose: () => void
}

function BoxButton({ box, chosen, onChoose }: BoxButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'min-h-11 max-w-full rounded border px-3 py-1.5 text-left text-sm hover:bg-surface-sunken',
        chosen ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface-raised'
      )}
    >
      <span className="block truncate font-medium">{box.name}</span>
      <span className="tabular block text-xs text-ink-muted">{savedBoxText(box)}</span>
    </button>
  )
}

export function savedBoxText({ length, width, height, weight }: SavedBoxData): string {
  const size = `${length} × ${width} × ${height} cm`
  return weight === null ? size : `${size}, ${formatKg(weight)}`
}

function hasSize({ length, width, height }: WorkingPackage): boolean {
  return [length, width, height].every((side) => (parseTypedNumber(side, MEASURE_NUMBER) ?? 0) > 0)
}

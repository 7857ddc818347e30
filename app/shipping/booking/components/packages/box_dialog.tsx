import { useId, useState, type FormEvent } from 'react'
import { Trash2 } from 'lucide-react'
import type { ApiOutcome } from '~/api/api_outcome'
import { stripListNumber } from '~/api/api_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { Field } from '~/ui/field'
import { IconButton } from '~/ui/icon_button'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { MEASURE_NUMBER } from '#shared/numbers/rules/read_number'
import type { SavedBoxData } from '#shipping/booking/components/form/booking_types'
import type { WorkingPackage } from './packages_model'
import { savedBoxText } from './saved_boxes'

interface BoxDialogProps {
  boxes: readonly SavedBoxData[]
  /** The package whose size the user wants to save; null if they manage the saved boxes. */
  typed: WorkingPackage | null
  onChanged: (boxes: readonly SavedBoxData[]) => void
  onClose: () => void
}

export default function BoxDialog({ boxes, typed, onChanged, onClose }: BoxDialogProps) {
  const { busy, send } = useApiCall()
  const [problem, setProblem] = useState<string | null>(null)

  async function done<T>(request: Promise<ApiOutcome<T>>, then: (body: T) => void) {
    const outcome = await request
    setProblem(outcome.ok ? null : stripListNumber(outcome.message))
    if (outcome.ok) then(outcome.body)
  }

  function add(parcel: WorkingPackage, name: string) {
    const body = { name, ...measuresOf(parcel) }
    return done(send('api.shipping.saved_boxes.store', { body }), ({ data }) => {
      onChanged(inOrder([...boxes, data]))
      onClose()
    })
  }

  function rename({ id, ...box }: SavedBoxData, name: string) {
    const body = { ...box, name }
    return done(send('api.shipping.saved_boxes.update', { params: { id }, body }), ({ data }) =>
      onChanged(inOrder(boxes.map((one) => (one.id === id ? data : one))))
    )
  }

  function remove({ id }: SavedBoxData) {
    return done(send('api.shipping.saved_boxes.destroy', { params: { id } }), () =>
      onChanged(boxes.filter((box) => box.id !== id))
    )
  }

  return (
    <Dialog open onClose={onClose} title={typed ? 'Save this box' : 'Your boxes'}>
      <div className="grid gap-4">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {typed && (
          <NameForm
            label="What do you call it?"
            hint="For example: shoe box. You will choose it by this name next time."
            name=""
            busy={busy}
            onSave={(name) => add(typed, name)}
          />
        )}
        {!typed && boxes.length === 0 && <EmptyState title="You have no saved boxes." />}
        {!typed && <BoxList boxes={boxes} busy={busy} onRename={rename} onRemove={remove} />}
      </div>
    </Dialog>
  )
}

interface BoxListProps {
  boxes: readonly SavedBoxData[]
  busy: boolean
  onRename: (box: SavedBoxData, name: string) => void
  onRemove: (box: SavedBoxData) => void
}

function BoxList({ boxes, busy, onRename, onRemove }: BoxListProps) {
  return (
    <ul className="divide-y">
      {boxes.map((box) => (
        <li key={box.id} className="flex items-end gap-2 py-3 first:pt-0">
          <div className="min-w-0 flex-1">
            <NameForm
              label={savedBoxText(box)}
              name={box.name}
              busy={busy}
              onSave={(name) => onRename(box, name)}
            />
          </div>
          <IconButton
            label={`Remove ${box.name}`}
            icon={<Trash2 />}
            className="size-11"
            onClick={() => onRemove(box)}
          />
        </li>
      ))}
    </ul>
  )
}

interface NameFormProps {
  label: string
  hint?: string
  name: string
  busy: boolean
  onSave: (name: string) => void
}

function NameForm({ label, hint, name, busy, onSave }: NameFormProps) {
  const [typed, setTyped] = useState(name)
  const id = useId()

  function save(event: FormEvent) {
    event.preventDefault()
    // Otherwise the event would bubble through the portal and submit the booking form too.
    event.stopPropagation()
    onSave(typed.trim())
  }

  return (
    <form id={id} onSubmit={save} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label} hint={hint}>
          <TextInput value={typed} maxLength={40} autoComplete="off" onChange={setTyped} />
        </Field>
      </div>
      {typed.trim() !== name && (
        <Button type="submit" busy={busy} className="min-h-11" disabled={!typed.trim()}>
          Save
        </Button>
      )}
    </form>
  )
}

function measuresOf({ length, width, height, weight }: WorkingPackage) {
  return {
    length: parseTypedNumber(length, MEASURE_NUMBER) ?? 0,
    width: parseTypedNumber(width, MEASURE_NUMBER) ?? 0,
    height: parseTypedNumber(height, MEASURE_NUMBER) ?? 0,
    weight: parseTypedNumber(weight, MEASURE_NUMBER),
  }
}

function inOrder(boxes: SavedBoxData[]): SavedBoxData[] {
  return boxes.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

import { type FormEvent, useState } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { IconButton } from '~/ui/icon_button'
import { TextInput } from '~/ui/text_input'
import { pluralize } from '#shared/languages/rules/pluralize'
import type { BookDialogProps, AddressGroupData } from './book_types'

export function AddressGroupsDialog({
  groups,
  open,
  onClose,
  onChanged,
}: BookDialogProps & { groups: readonly AddressGroupData[] }) {
  const { busy, make, rename, remove } = useAddressGroups(onChanged)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Groups"
      description="Labels such as “Wholesale” or “Family”. An address can be in several."
      closeButton
    >
      <div className="grid gap-4">
        <GroupNameForm label="New group" button="Create Group" busy={busy} onName={make} />
        <ul className="grid gap-2">
          {groups.map((group) => (
            <li key={group.id} className="flex items-center justify-between gap-3 border-t pt-2">
              <AddressGroupRow group={group} busy={busy} rename={rename} remove={remove} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

type AddressGroupRowProps = { group: AddressGroupData } & Omit<
  ReturnType<typeof useAddressGroups>,
  'make'
>

function AddressGroupRow({ group, busy, rename, remove }: AddressGroupRowProps) {
  const { id, name, count, changeable } = group
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null)

  if (doing === 'rename') {
    return (
      <GroupNameForm
        label={`New name of ${name}`}
        button="Rename"
        first={name}
        busy={busy}
        onName={async (next) => {
          const isDone = await rename(id, next)
          if (isDone) setDoing(null)
          return isDone
        }}
      />
    )
  }
  if (doing === 'remove') {
    return (
      <>
        <span className="min-w-0 break-words">Delete {name}? Its addresses stay in the book.</span>
        <span className="flex shrink-0 gap-2">
          <Button size="sm" variant="secondary" autoFocus onClick={() => setDoing(null)}>
            Cancel
          </Button>
          <Button size="sm" variant="danger" busy={busy} onClick={() => remove(id)}>
            Delete
          </Button>
        </span>
      </>
    )
  }
  return (
    <>
      <span className="min-w-0 break-words">
        {name} <span className="text-ink-muted">{pluralize(count, 'address')}</span>
      </span>
      {changeable && (
        <span className="flex shrink-0 gap-1">
          <IconButton
            label={`Rename ${name}`}
            icon={<Pencil />}
            onClick={() => setDoing('rename')}
          />
          <IconButton
            label={`Delete ${name}`}
            icon={<Trash2 />}
            disabled={busy}
            onClick={() => setDoing('remove')}
          />
        </span>
      )}
    </>
  )
}

/** Each of these functions resolves to true if it succeeded. */
function useAddressGroups(onChanged: () => void) {
  const { busy, send } = useApiCall()

  async function make(name: string) {
    const outcome = await send('api.shipping.address_groups.store', { body: { name } })
    if (showOutcome(outcome)) onChanged()
    return outcome.ok
  }

  async function rename(id: number, name: string) {
    const outcome = await send('api.shipping.address_groups.update', {
      params: { id },
      body: { name },
    })
    if (!showOutcome(outcome)) return false
    onChanged()
    return true
  }

  async function remove(id: number) {
    if (showOutcome(await send('api.shipping.address_groups.destroy', { params: { id } })))
      onChanged()
  }

  return { busy, make, rename, remove }
}

interface GroupNameFormProps {
  label: string
  button: string
  first?: string
  busy: boolean
  onName: (name: string) => Promise<boolean>
}

function GroupNameForm({ label, button, first = '', busy, onName }: GroupNameFormProps) {
  const [name, setName] = useState(first)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await onName(name.trim())) setName('')
  }

  return (
    <form onSubmit={submit} noValidate className="flex w-full items-end gap-2">
      <Field label={label} className="grow">
        <TextInput
          value={name}
          maxLength={40}
          autoComplete="off"
          autoFocus={first !== ''}
          onChange={setName}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={busy} disabled={!name.trim()}>
        {button}
      </Button>
    </form>
  )
}

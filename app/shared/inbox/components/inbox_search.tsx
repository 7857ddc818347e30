import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { IconButton } from '~/ui/icon_button'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'

export function InboxSearch({ path, recipient }: { path: string; recipient: string | null }) {
  const [to, setTo] = useState(recipient ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    router.get(path, to.trim() ? { to: to.trim() } : {})
  }

  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-2">
      <Field label="Sent to" className="flex-1">
        <TextInput value={to} onChange={setTo} placeholder="Address or phone number" />
      </Field>
      <IconButton type="submit" label="Search" icon={<Search />} />
    </form>
  )
}

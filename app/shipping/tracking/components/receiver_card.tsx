import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import type { ReceiverView } from '#shipping/tracking/rules/receiver_view'

export type ReceiverCardProps = {
  receiver: ReceiverView | null
  error: string | null
  /** Where the digits go, as a plain POST. */
  action: string
  csrfToken: string
  level: 2 | 3
}

/** Names, address and contents: for the receiver, or a form for whoever says to be. */
export function ReceiverCard(props: ReceiverCardProps) {
  const { receiver, level } = props
  if (receiver) {
    return (
      <Card title="For the receiver" level={level}>
        <DefinitionList items={factsOf(receiver)} />
      </Card>
    )
  }
  return (
    <Card title="Is this parcel for you?" level={level} className="no-print">
      <p className="mb-4 text-sm text-ink-muted">
        Names, the address and what is inside are shown to the receiver only.
      </p>
      <ProofForm {...props} />
    </Card>
  )
}

function factsOf({ sender, receiver, contents }: ReceiverView): Definition[] {
  return [
    { term: 'Sender', value: sender.fullname },
    { term: 'Receiver', value: receiver.fullname },
    { term: 'Address', value: receiver.address },
    {
      term: 'Contents',
      value: (
        <ul>
          {contents.map(({ description, quantity }, index) => (
            <li key={index}>
              {quantity} × {description}
            </li>
          ))}
        </ul>
      ),
    },
  ]
}

/** Without JavaScript it is a form like any other. */
function ProofForm({ action, csrfToken, error }: ReceiverCardProps) {
  const [busy, setBusy] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    router.post(action, new FormData(event.currentTarget), {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
    })
  }

  return (
    <form action={action} method="post" onSubmit={submit} noValidate className="grid gap-3">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Field label="Last four digits of the receiver’s phone number" error={error}>
        <TextInput
          name="lastFour"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="tabular max-w-32"
        />
      </Field>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        Show details
      </Button>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import type { ReceiverView } from '#shipping/tracking/rules/receiver_view'
import { useTrackingWords } from './use_tracking_words'

export type ReceiverCardProps = {
  receiver: ReceiverView | null
  error: string | null
  action: string
  csrfToken: string
  level: 2 | 3
}

export function ReceiverCard(props: ReceiverCardProps) {
  const t = useTrackingWords()
  const { receiver, level } = props
  if (receiver) {
    return (
      <Card title={t('tracking.receiver.title')} level={level}>
        <DefinitionList items={factsOf(receiver, t)} />
      </Card>
    )
  }
  return (
    <Card title={t('tracking.receiver.question')} level={level} className="no-print">
      <p className="mb-4 text-sm text-ink-muted">{t('tracking.receiver.hint')}</p>
      <ProofForm {...props} />
    </Card>
  )
}

function factsOf(
  { sender, receiver, signedBy, contents }: ReceiverView,
  t: ReturnType<typeof useTrackingWords>
): Definition[] {
  return [
    { term: t('tracking.receiver.sender'), value: sender.fullname },
    { term: t('tracking.receiver.receiver'), value: receiver.fullname },
    { term: t('tracking.receiver.address'), value: receiver.address },
    ...(signedBy ? [{ term: t('tracking.receiver.signedBy'), value: signedBy }] : []),
    {
      term: t('tracking.receiver.contents'),
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

/** Works without JavaScript. */
function ProofForm({ action, csrfToken, error }: ReceiverCardProps) {
  const t = useTrackingWords()
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
      <Field label={t('tracking.receiver.digits')} error={error}>
        <TextInput
          name="lastFour"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="tabular max-w-32"
        />
      </Field>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {t('tracking.receiver.show')}
      </Button>
    </form>
  )
}

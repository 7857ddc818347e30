import { useState } from 'react'
import { urlFor } from '~/client'
import { type FieldErrors, useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toaster'
import type { NotificationTexts } from '../../notifications/texts.js'
import { PLACEHOLDERS, TEXT_LENGTH, type TemplateTexts } from '../../notifications/templates'
import type { Colours } from '../../tracking_page/colours.js'
import { MessagePreview } from './message_preview'

type MessageEditorProps = {
  texts: readonly NotificationTexts[]
  businessName: string
  colours: Colours
}

/** The words for each event, and what they will look like. */
export function MessageEditor({ texts: given, businessName, colours }: MessageEditorProps) {
  const [all, setAll] = useState(given)
  const [event, setEvent] = useState(given[0]!.event)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { busy, send } = useCommand<{ message: string }>()
  const texts = all.find((one) => one.event === event)!

  function change(changed: Partial<TemplateTexts>) {
    setAll(all.map((one) => (one.event === event ? { ...one, ...changed } : one)))
  }

  async function save() {
    const { subject, body, sms } = texts
    const url = urlFor('api.branding.notification_templates.update', { event })
    const outcome = await send('PUT', url, { subject, body, sms })
    setErrors(outcome.ok ? {} : outcome.fields)
    if (outcome.ok) toast.success(outcome.body.message)
    else if (outcome.message) toast.error(outcome.message)
  }

  return (
    <Card title="Messages" description="What your receivers read when something happens.">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(submitted) => {
            submitted.preventDefault()
            void save()
          }}
        >
          <Field label="When">
            <Select
              options={all.map(({ event: value, label }) => ({ value, label }))}
              value={event}
              onChange={(next) => {
                setErrors({})
                setEvent(next)
              }}
            />
          </Field>
          <Field label="Subject" error={errors.subject}>
            <TextInput
              value={texts.subject}
              maxLength={TEXT_LENGTH.subject}
              onChange={(subject) => change({ subject })}
            />
          </Field>
          <Field label="E-mail" error={errors.body}>
            <Textarea
              rows={6}
              value={texts.body}
              maxLength={TEXT_LENGTH.body}
              onChange={(body) => change({ body })}
            />
          </Field>
          <Field label="SMS" error={errors.sms}>
            <Textarea
              rows={3}
              value={texts.sms}
              maxLength={TEXT_LENGTH.sms}
              onChange={(sms) => change({ sms })}
            />
          </Field>
          <Placeholders />
          <Button type="submit" busy={busy} className="justify-self-start">
            Save Message
          </Button>
        </form>
        <MessagePreview texts={texts} businessName={businessName} colours={colours} />
      </div>
    </Card>
  )
}

function Placeholders() {
  return (
    <dl className="grid gap-1 text-sm text-ink-muted">
      {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

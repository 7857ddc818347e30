import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'
import type { NotificationTexts } from '#branding/notifications/rules/message_templates'
import { PLACEHOLDERS, MAX_TEXT_LENGTH } from '#branding/notifications/rules/message_templates'
import type { Colours } from '#branding/tracking_page/rules/colours'
import { StaleNotice } from '#branding/business/components/stale_notice'
import { MessagePreview } from './message_preview'
import { useMessageEditor } from './use_message_editor'

type MessageEditorProps = {
  texts: readonly NotificationTexts[]
  businessName: string
  exampleLink: string
  exampleStop: string
  hasWhatsApp: boolean
  colours: Colours
}

export function MessageEditor({ texts: given, hasWhatsApp, ...look }: MessageEditorProps) {
  const editor = useMessageEditor(given)
  const { all, event, texts, errors, busy, change } = editor
  return (
    <Card as="div">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(submitted) => {
            submitted.preventDefault()
            void editor.save()
          }}
        >
          <Field label="When">
            <Select
              options={all.map(({ event: value, label }) => ({ value, label }))}
              value={event}
              onChange={editor.choose}
            />
          </Field>
          <Field label="Subject" error={errors.subject}>
            <TextInput
              value={texts.subject}
              maxLength={MAX_TEXT_LENGTH.subject}
              onChange={(subject) => change({ subject })}
            />
          </Field>
          <Field label="E-mail" error={errors.body}>
            <Textarea
              rows={6}
              value={texts.body}
              maxLength={MAX_TEXT_LENGTH.body}
              onChange={(body) => change({ body })}
            />
          </Field>
          <Field label="SMS" error={errors.sms}>
            <Textarea
              rows={3}
              value={texts.sms}
              maxLength={MAX_TEXT_LENGTH.sms}
              onChange={(sms) => change({ sms })}
            />
          </Field>
          {hasWhatsApp && (
            <p className="text-sm text-ink-muted">
              On WhatsApp they get a message that WhatsApp has approved, with your name in it.
            </p>
          )}
          <Placeholders />
          {editor.isStale && <StaleNotice what="this message" onReload={editor.reload} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy}>
              Save Message
            </Button>
            {!texts.isDefault && (
              <Button variant="ghost" disabled={busy} onClick={() => void editor.reset()}>
                Reset to Default
              </Button>
            )}
          </div>
        </form>
        <MessagePreview texts={texts} {...look} />
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

import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Textarea } from '~/ui/textarea'

/** The props that change with the texts, beside the list. */
export const COUNTED_PROPS = ['languages', 'states', 'pages']

export type ListedMessage = Data.Admin.Languages.ListedMessage

interface MessageTranslationProps {
  language: string
  message: ListedMessage
}

/** The text in the language, its state, and what staff may do with it. */
export function MessageTranslation({ language, message }: MessageTranslationProps) {
  const [isEditing, setEditing] = useState(false)
  const { key, text, state } = message
  const { busy, send } = useApiCall()
  if (text === null) return <Badge tone="neutral">Missing</Badge>
  const written = { language, message: { key, text } }
  if (isEditing) return <TranslationEditor {...written} onDone={() => setEditing(false)} />

  async function sign() {
    const outcome = await send('api.admin.signatures.store', {
      params: { language },
      body: { messages: [written.message] },
    })
    showOutcome(outcome)
    if (outcome.ok) reloadTranslations()
  }

  return (
    <div className="min-w-0">
      <p lang={language} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <TranslationState message={message} />
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setEditing(true)}
          aria-label={`Edit ${key}`}
          className="max-sm:min-h-11"
        >
          Edit
        </Button>
        {state === 'draft' && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            onClick={() => void sign()}
            aria-label={`Sign ${key}`}
            className="max-sm:min-h-11"
          >
            Sign
          </Button>
        )}
      </div>
    </div>
  )
}

function TranslationState({ message: { state, signedBy, signedOn } }: { message: ListedMessage }) {
  if (state === 'draft') return <Badge tone="warning">Draft</Badge>
  return (
    <Badge tone="success">{signedBy ? `Signed by ${signedBy}, ${signedOn}` : 'Released'}</Badge>
  )
}

interface TranslationEditorProps {
  language: string
  message: { key: string; text: string }
  onDone: () => void
}

function TranslationEditor({
  language,
  message: { key, text: was },
  onDone,
}: TranslationEditorProps) {
  const [text, setText] = useState(was)
  const [error, setError] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { busy, send } = useApiCall()

  async function save() {
    const outcome = await send('api.admin.translations.update', {
      params: { language, key },
      body: { text, was },
    })
    setError(outcome.ok ? null : (outcome.fields.text ?? null))
    if (outcome.ok || !outcome.fields.text) showOutcome(outcome)
    if (!outcome.ok) return
    setSaved(true)
    // Reloads first, because only saved texts can be signed.
    reloadTranslations(onDone)
  }

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        label="Translation"
        hint={`${key}. Do not change words in {curly brackets}. We fill them in.`}
        error={error}
      >
        <Textarea rows={4} lang={language} value={text} maxLength={3000} onChange={setText} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy || isSaved}>
          Save Words
        </Button>
        <Button variant="ghost" disabled={busy || isSaved} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function reloadTranslations(onFinish?: () => void) {
  router.reload({ only: ['messages', ...COUNTED_PROPS], onFinish })
}

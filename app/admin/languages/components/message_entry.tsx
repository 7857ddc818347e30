import { useState } from 'react'
import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Textarea } from '~/ui/textarea'
import type { TranslatedMessageRow } from './translation_types'

type MessageEntryProps = { language: string; message: TranslatedMessageRow }

export function MessageEntry({ language, message }: MessageEntryProps) {
  const [isEditing, setEditing] = useState(false)
  const { key, english, text, isDraft } = message
  const { busy, send } = useApiCall()

  async function sign() {
    const outcome = await send('api.admin.signatures.store', {
      params: { language },
      body: { messages: [{ key, text }] },
    })
    showOutcome(outcome)
    if (outcome.ok) reloadTranslations()
  }

  return (
    <li className="grid gap-x-6 gap-y-2 border-t px-4 py-4 sm:px-5 md:grid-cols-2">
      <div className="min-w-0">
        <p className="text-xs text-ink-muted wrap-anywhere">{key}</p>
        <p className="whitespace-pre-line wrap-anywhere">{english}</p>
      </div>
      {isEditing ? (
        <TranslationEditor language={language} message={message} onDone={() => setEditing(false)} />
      ) : (
        <div className="min-w-0">
          <p lang={language} className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <TranslationState message={message} />
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setEditing(true)}
              aria-label={`Edit ${key}`}
              className="min-h-11"
            >
              Edit
            </Button>
            {isDraft && (
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                onClick={() => void sign()}
                aria-label={`Sign ${key}`}
                className="min-h-11"
              >
                Sign
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

function TranslationState({
  message: { isDraft, signedBy, signedOn },
}: {
  message: TranslatedMessageRow
}) {
  if (isDraft) return <Badge tone="warning">Draft</Badge>
  return (
    <Badge tone="success">{signedBy ? `Signed by ${signedBy}, ${signedOn}` : 'Released'}</Badge>
  )
}

type TranslationEditorProps = MessageEntryProps & { onDone: () => void }

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
        hint="Do not change words in {curly brackets}. We fill them in."
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
  router.reload({ only: ['messages', 'languages'], onFinish })
}

import { useState } from 'react'
import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Textarea } from '~/ui/textarea'
import type { TranslatedMessage } from './types'

type MessageEntryProps = { language: string; message: TranslatedMessage }

/** A text beside its English: read, changed, signed. */
export function MessageEntry({ language, message }: MessageEntryProps) {
  const [isEditing, setEditing] = useState(false)
  const { key, english, text, isDraft } = message
  const { busy, send } = useSend()

  async function sign() {
    const outcome = await send('api.admin.signatures.store', {
      params: { language },
      body: { messages: [{ key, text }] },
    })
    tell(outcome)
    if (outcome.ok) reload()
  }

  return (
    <li className="grid gap-x-6 gap-y-2 border-t px-4 py-4 sm:px-5 md:grid-cols-2">
      <div className="min-w-0">
        <p className="text-xs text-ink-muted wrap-anywhere">{key}</p>
        <p className="whitespace-pre-line wrap-anywhere">{english}</p>
      </div>
      {isEditing ? (
        <Editor language={language} message={message} onDone={() => setEditing(false)} />
      ) : (
        <div className="min-w-0">
          <p lang={language} className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <State message={message} />
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

function State({ message: { isDraft, signedBy, signedOn } }: { message: TranslatedMessage }) {
  if (isDraft) return <Badge tone="warning">Draft</Badge>
  return (
    <Badge tone="success">{signedBy ? `Signed by ${signedBy}, ${signedOn}` : 'Released'}</Badge>
  )
}

type EditorProps = MessageEntryProps & { onDone: () => void }

function Editor({ language, message: { key, text: was }, onDone }: EditorProps) {
  const [text, setText] = useState(was)
  const [error, setError] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { busy, send } = useSend()

  async function save() {
    const outcome = await send('api.admin.translations.update', {
      params: { language, key },
      body: { text, was },
    })
    setError(outcome.ok ? null : (outcome.fields.text ?? null))
    if (outcome.ok || !outcome.fields.text) tell(outcome)
    if (!outcome.ok) return
    setSaved(true)
    // What can be signed then are the words that were saved.
    reload(onDone)
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
        hint="What stands in {curly brackets} is filled in and stays as it is."
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

function reload(onFinish?: () => void) {
  router.reload({ only: ['messages', 'languages'], onFinish })
}

import { useState } from 'react'
import { router } from '@inertiajs/react'
import { KeyRound } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { pageUrls } from '~/page_urls'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { Button, buttonClass } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { MissingRightNotice } from '#identity/teams/components/team_right_guard'
import { toast } from '~/ui/toaster'
import { SecretDialog } from '~/components/secret_dialog'
import { KeyCard, type KeyAction } from '../components/key_card'
import { KeyDialog, type KeyDialogProps } from '../components/key_dialog'
import { RevokeDialog, RollDialog } from '../components/roll_and_revoke_dialogs'
import { isKeyChangeable, type ApiKeyDetails } from '../components/api_key_data'

interface DevelopersProps {
  keys: ApiKeyDetails[]
  mayPayForReal: boolean
}

export default function Developers({ keys, mayPayForReal }: DevelopersProps) {
  const form = useUrlDialog(['new', 'edit'])
  const { opened, open, dialog } = useRowDialog<ApiKeyDetails, KeyAction>()
  const mayMake = useMissingRight('connect') === null
  const [text, setText] = useState<string | null>(null)

  function show(made: string | null) {
    setText(made)
    router.reload({ only: ['keys'] })
  }

  function saved(message: string, made: string | null) {
    form.dialog.onClose()
    if (!made) toast.success(message)
    show(made)
  }

  return (
    <>
      <PageHeader
        title="API Keys"
        description="API keys let your own programs get prices, book shipments and track them. Start with a test key: it costs nothing."
        actions={
          <>
            <a href={pageUrls.developers} className={buttonClass({ variant: 'secondary' })}>
              API Reference
            </a>
            {mayMake && keys.length > 0 && (
              <Button onClick={() => form.open('new', 1)}>Make Key</Button>
            )}
          </>
        }
      />
      <MissingRightNotice right="connect" />
      {keys.length === 0 && (
        <EmptyState
          framed
          icon={<KeyRound />}
          title="No API keys yet"
          action={mayMake && <Button onClick={() => form.open('new', 1)}>Make Key</Button>}
        >
          Make a test key and try the API: ask for a price, book and track without a real parcel.
        </EmptyState>
      )}
      <div className="grid gap-4">
        {keys.map((key) => (
          <KeyCard
            key={key.id}
            apiKey={key}
            onAsk={open}
            onChange={() => form.open('edit', key.id)}
          />
        ))}
      </div>
      <KeyForm form={form} keys={keys} mayPayForReal={mayPayForReal} onSaved={saved} />
      {opened?.view === 'roll' && opened.row && (
        <RollDialog {...dialog} key={opened.key} apiKey={opened.row} onRolled={show} />
      )}
      {opened?.view === 'revoke' && opened.row && <RevokeDialog {...dialog} apiKey={opened.row} />}
      <SecretDialog
        text={text}
        what="key"
        title="Your API key"
        warning="Copy the key now and keep it like a password. You will not see it again, and we cannot look it up for you."
        onClose={() => setText(null)}
      />
    </>
  )
}

type KeyFormProps = DevelopersProps & {
  form: ReturnType<typeof useUrlDialog<'new' | 'edit'>>
} & Pick<KeyDialogProps, 'onSaved'>

function KeyForm({ form, keys, ...given }: KeyFormProps) {
  const { opened, dialog } = form
  const isNew = opened?.view === 'new'
  const changed = keys.find((key) => String(key.id) === opened?.id && isKeyChangeable(key))
  if (!isNew && !changed) return null
  return <KeyDialog {...given} {...dialog} key={opened?.key} apiKey={isNew ? null : changed!} />
}

import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import type { ServerListState } from '~/ui/data_table'
import type { ListedMessage } from './message_translation'

interface TextsFooterProps {
  language: string
  list: ServerListState<ListedMessage>
}

/** Signs the drafts of this page; the label of the button confirms that they were read. */
export function TextsFooter({ language, list }: TextsFooterProps) {
  const { busy, send } = useApiCall()
  const drafts = list.rows.flatMap(({ key, text, state }) =>
    state === 'draft' ? [{ key, text: text! }] : []
  )
  const hasMissing = list.rows.some(({ state }) => state === 'missing')
  if (drafts.length < 2 && !hasMissing) return null

  async function sign() {
    const outcome = await send('api.admin.signatures.store', {
      params: { language },
      body: { messages: drafts },
    })
    showOutcome(outcome)
    if (outcome.ok) list.reload()
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 text-sm">
      <p className="text-ink-muted">
        {hasMissing &&
          'Readers see missing texts in English. A new release adds them, whole pages at a time.'}
      </p>
      {drafts.length > 1 && (
        <Button busy={busy} onClick={() => void sign()}>
          {`I Have Read These ${drafts.length}: Sign`}
        </Button>
      )}
    </div>
  )
}

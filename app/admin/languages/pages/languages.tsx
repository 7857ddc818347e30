import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { languagesUrl, LanguageLinks } from '../components/language_links'
import { MessageEntry } from '../components/message_entry'
import type { LanguageProgress, TranslatedMessageRow } from '../components/translation_types'

type LanguagesProps = {
  language: string
  state: 'draft' | 'all'
  languages: LanguageProgress[]
  messages: TranslatedMessageRow[]
}

/** Texts are drafts until a native speaker has signed them. */
export default function Languages({ language, state, languages, messages }: LanguagesProps) {
  const drafts = messages.filter(({ isDraft }) => isDraft)
  const shown = state === 'draft' ? drafts : messages
  return (
    <>
      <PageHeader
        title="Languages"
        description="What public pages and messages to receivers say. Sign only a language that you grew up with."
      />
      <LanguageLinks languages={languages} language={language} state={state} />
      <Card
        title={state === 'draft' ? 'Not signed yet' : 'All messages'}
        padded={false}
        actions={
          <>
            <Button
              as={Link}
              variant="secondary"
              href={languagesUrl(language, state === 'draft' ? 'all' : 'draft')}
            >
              {state === 'draft' ? 'Show All' : `Show Drafts (${drafts.length})`}
            </Button>
            {drafts.length > 0 && <SignAll language={language} drafts={drafts} />}
          </>
        }
      >
        {shown.length === 0 ? (
          <EmptyState title="Every message is signed." />
        ) : (
          <ul>
            {shown.map((message) => (
              <MessageEntry key={`${language} ${message.key}`} {...{ language, message }} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

/** Signs all at once, after reading them. */
function SignAll({ language, drafts }: { language: string; drafts: TranslatedMessageRow[] }) {
  const { busy, send } = useApiCall()

  async function sign() {
    const outcome = await send('api.admin.signatures.store', {
      params: { language },
      body: { messages: drafts.map(({ key, text }) => ({ key, text })) },
    })
    showOutcome(outcome)
    if (outcome.ok) router.reload({ only: ['messages', 'languages'] })
  }

  return (
    <Button busy={busy} onClick={() => void sign()}>
      {`I Have Read All ${drafts.length}: Sign`}
    </Button>
  )
}

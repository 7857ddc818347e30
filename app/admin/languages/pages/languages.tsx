import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { MessageEntry } from '../components/message_entry'
import type { LanguageProgress, TranslatedMessageRow } from '../components/translation_types'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'

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
        description="Texts of public pages and of messages to receivers. Sign texts only in a language that you grew up with. Your signature confirms that they are right."
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
              <MessageEntry
                key={`${language} ${message.key}`}
                language={language}
                message={message}
              />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

/** Signs all drafts at once; the label of the button confirms that they were read. */
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

type LanguageLinksProps = {
  languages: readonly LanguageProgress[]
  language: string
  state: string
}

function LanguageLinks({ languages, language, state }: LanguageLinksProps) {
  return (
    <nav aria-label="Languages" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {languages.map(({ code, name, english, drafts, messages }) => (
          <li key={code}>
            <Link
              href={languagesUrl(code, state)}
              aria-current={code === language ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded border bg-surface-raised px-3 text-sm hover:bg-surface-sunken aria-[current]:border-accent aria-[current]:font-semibold"
            >
              <span lang={code}>{name}</span>
              {name !== english && <span className="text-ink-muted">{english}</span>}
              <Badge tone={drafts > 0 ? 'warning' : 'success'}>
                {drafts > 0 ? `${messages - drafts} of ${messages} signed` : 'Complete'}
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function languagesUrl(language: string, state: string): string {
  return urlFor('admin.languages', {}, { qs: { language, ...(state === 'draft' && { state }) } })
}

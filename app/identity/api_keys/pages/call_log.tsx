import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { CallList } from '../components/call_list'
import { CallSearch } from '../components/call_search'
import { DeveloperTabs } from '~/components/developer_tabs'
import type { KeyCall, ListedKey } from '../components/types'

interface CallLogProps {
  keys: ListedKey[]
  keyId: number | null
  status: string
  path: string
  requestId: string
  isContinued: boolean
  calls: KeyCall[]
  nextCursor: string | null
}

export default function CallLog({ keys, keyId, isContinued, calls, ...rest }: CallLogProps) {
  const { nextCursor, ...search } = rest
  const question = { ...search, key: keyId ?? undefined }
  return (
    <>
      <Head title="API log" />
      <PageHeader
        title="Developers"
        description="What your programs asked in the last 30 days, and how we answered. What they sent is not kept."
      />
      <DeveloperTabs current="Log" />
      {keyId === null ? (
        <EmptyState title="No API keys yet.">
          The calls of your keys are listed here once there are some.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <CallSearch key={JSON.stringify(question)} keys={keys} keyId={keyId} {...search} />
          <CallList calls={calls} />
          {(nextCursor !== null || isContinued) && (
            <nav aria-label="More calls" className="flex gap-2">
              {isContinued && (
                <Link
                  href={urlFor('identity.developers.log', {}, { qs: question })}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  Newest
                </Link>
              )}
              {nextCursor !== null && (
                <Link
                  href={urlFor(
                    'identity.developers.log',
                    {},
                    { qs: { ...question, cursor: nextCursor } }
                  )}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  Older
                </Link>
              )}
            </nav>
          )}
        </div>
      )}
    </>
  )
}

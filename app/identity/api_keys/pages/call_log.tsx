import { Link } from '@adonisjs/inertia/react'
import { ScrollText } from 'lucide-react'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { CallList } from '../components/call_list'
import { CallSearch } from '../components/call_search'
import type { ApiKeyCall, ApiKeySummary } from '../components/api_key_data'

interface CallLogProps {
  keys: ApiKeySummary[]
  keyId: number | null
  status: string
  path: string
  requestId: string
  isContinued: boolean
  calls: ApiKeyCall[]
  nextCursor: string | null
}

export default function CallLog({ keys, keyId, isContinued, calls, ...rest }: CallLogProps) {
  const { nextCursor, ...search } = rest
  const listQuery = { ...search, key: keyId ?? undefined }
  return (
    <>
      <PageHeader
        title="API Log"
        description="The calls your programs made in the last 30 days, and our answers. We do not keep what they sent."
      />
      {keyId === null ? (
        <EmptyState
          framed
          icon={<ScrollText />}
          title="No calls yet"
          action={
            <Link href={urlFor('identity.developers', {})} className={buttonClass()}>
              Make a key
            </Link>
          }
        >
          Each call your programs make with an API key will show here with its answer.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <CallSearch key={JSON.stringify(listQuery)} keys={keys} keyId={keyId} {...search} />
          <CallList calls={calls} />
          {(nextCursor !== null || isContinued) && (
            <nav aria-label="More calls" className="flex gap-2">
              {isContinued && (
                <Link
                  href={urlFor('identity.developers.log', {}, { qs: listQuery })}
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
                    { qs: { ...listQuery, cursor: nextCursor } }
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

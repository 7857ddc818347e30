import type { Data } from '@generated/data'
import { pluralize } from '#shared/languages/rules/pluralize'
import { Disclosure } from '~/ui/disclosure'
import { PageHeader } from '~/ui/page_header'
import { ApiCallList } from '../components/api_call_list'

interface InternalApiProps {
  groups: Data.Admin.Developers.CallGroup.Variants['withCalls'][]
}

/** The calls that the public reference does not list. */
export default function InternalApi({ groups }: InternalApiProps) {
  return (
    <>
      <PageHeader
        title="Internal API"
        description="Calls of our own pages, of staff and of partner companies. No API key can make them."
      />
      <ul className="grid gap-2">
        {groups.map(({ tag, description, count, calls }) => (
          <li key={tag}>
            <Disclosure title={tag} aside={pluralize(count, 'call')}>
              <p className="mb-3 text-sm text-ink-muted">{description}</p>
              <ApiCallList calls={calls} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </>
  )
}

import { urlFor } from '~/client'

interface ApiFilesProps {
  callCount: number
  keyCallCount: number
}

/** The same reference for tools. */
export function ApiFiles({ callCount, keyCallCount }: ApiFilesProps) {
  const file = urlFor('admin.openapi', {})
  return (
    <p className="max-w-2xl text-ink-muted">
      For tools, as OpenAPI 3.1:{' '}
      <a href={`${file}?for=keys`} className="link">
        the {keyCallCount} calls that an API key can make
      </a>
      , or{' '}
      <a href={file} className="link">
        all {callCount} calls
      </a>
      , with those of our own pages.
    </p>
  )
}

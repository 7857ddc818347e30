import { Badge } from '~/ui/badge'
import { Notice } from '~/ui/notice'
import { CodeBlock } from './code_block'
import type { TryItAnswer } from './use_try_it'

interface TryItResponseProps {
  answer: TryItAnswer | null
  isUnreachable: boolean
}

export function TryItResponse({ answer, isUnreachable }: TryItResponseProps) {
  if (isUnreachable) return <Notice tone="danger">No response. Check your connection.</Notice>
  if (!answer) return null
  const { status, milliseconds, headers, text, file } = answer
  return (
    <div className="grid min-w-0 gap-3">
      <p role="status" className="tabular flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={status < 300 ? 'success' : 'danger'}>{`Status ${status}`}</Badge>
        <span className="text-ink-muted">{milliseconds} ms</span>
      </p>
      {text && <CodeBlock label="Response">{text}</CodeBlock>}
      {file && file.size > 0 && (
        <p>
          <a href={file.address} download={`response${fileExtension(file.type)}`} className="link">
            Save the file
          </a>{' '}
          <span className="text-sm text-ink-muted">
            {file.type}, {Math.ceil(file.size / 1000)} kB
          </span>
        </p>
      )}
      <details>
        <summary className="min-h-8 cursor-pointer text-sm font-medium">Headers</summary>
        <CodeBlock label="Response headers">
          {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        </CodeBlock>
      </details>
    </div>
  )
}

function fileExtension(type: string): string {
  return type.includes('pdf') ? '.pdf' : ''
}

import { Notice } from '~/ui/notice'
import type { ReadinessFinding } from '#shipping/booking/components/form/booking_types'

const KINDS = [
  { severity: 'block', tone: 'danger', title: 'This cannot be sent' },
  { severity: 'paper', tone: 'warning', title: 'Documents it needs' },
  { severity: 'warn', tone: 'info', title: 'Good to know before you pay' },
] as const

export function Readiness({ findings }: { findings: readonly ReadinessFinding[] }) {
  return KINDS.map(({ severity, tone, title }) => {
    const found = findings.filter((finding) => finding.severity === severity)
    if (found.length === 0) return null
    return (
      <Notice key={severity} tone={tone} title={title}>
        <ul className="list-disc pl-5">
          {found.map((finding) => (
            <li key={`${finding.field} ${finding.message}`}>
              {finding.message}
              <Source finding={finding} />
            </li>
          ))}
        </ul>
      </Notice>
    )
  })
}

function Source({ finding: { source } }: { finding: ReadinessFinding }) {
  if (!source?.startsWith('https://')) return null
  return (
    <>
      {' '}
      <a href={source} target="_blank" rel="noreferrer" className="underline">
        Source
      </a>
    </>
  )
}

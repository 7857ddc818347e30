import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import type { ApprovalData } from './approval_badge'

export function ApprovalRequestCard({
  approval,
  approvers,
}: {
  approval: ApprovalData
  approvers: string | null
}) {
  const { askedBy, askerEmail, askedText, why, expiresText, decidedBy, endedText } = approval
  const { said, statusText } = approval
  const ended = [decidedBy && `by ${decidedBy}`, endedText && `on ${endedText}`]
  const fate = [statusText, ...ended].filter(Boolean).join(' ')
  return (
    <Card title="Request">
      <DefinitionList
        columns={2}
        items={[
          { term: 'Asked by', value: `${askedBy} (${askerEmail})` },
          { term: 'Asked on', value: askedText },
          ...(why ? [{ term: 'Why', value: <span className="break-words">{why}</span> }] : []),
          ...(endedText
            ? [
                { term: 'Ended', value: fate },
                ...(said
                  ? [{ term: 'Note', value: <span className="break-words">{said}</span> }]
                  : []),
              ]
            : [
                { term: 'Expires', value: expiresText },
                {
                  term: 'Who can approve it',
                  value: <span className="inline-block first-letter:uppercase">{approvers}</span>,
                },
              ]),
        ]}
      />
    </Card>
  )
}

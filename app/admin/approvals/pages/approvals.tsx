import { type Paged, type Question, useListed } from '~/address/use_listed'
import { useLive } from '~/live/use_live'
import { PageHeader } from '~/ui/page_header'
import { ApprovalTable } from '../components/approval_table'
import type { ShownApproval } from '../components/approval_words'

interface ApprovalsProps {
  question: Question
  approvals?: Paged<ShownApproval>
}

export default function Approvals({ question, approvals }: ApprovalsProps) {
  const list = useListed(approvals, { prop: 'approvals', question })
  useLive('tasks', ['approvals', 'approvalsWaiting'], { pauseMs: 5_000 })
  return (
    <>
      <PageHeader
        title="Approvals"
        description="What one person asks for and another has to approve. Choose under Settings what needs it."
      />
      <ApprovalTable list={list} show={question.show ?? 'waiting'} />
    </>
  )
}

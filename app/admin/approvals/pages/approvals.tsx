import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { ApprovalTable } from '../components/approval_table'
import type { ApprovalData } from '../components/approval_badge'

interface ApprovalsProps {
  question: ListParams
  approvals?: PaginatedRows<ApprovalData>
}

export default function Approvals({ question, approvals }: ApprovalsProps) {
  const list = useServerList(approvals, { prop: 'approvals', question })
  useLiveProps('tasks', ['approvals', 'approvalsWaiting'], { pauseMs: 5_000 })
  return (
    <>
      <PageHeader
        title="Approvals"
        description="Requests that need a second person to approve. Choose under Settings what needs approval."
      />
      <ApprovalTable list={list} show={question.show ?? 'waiting'} />
    </>
  )
}

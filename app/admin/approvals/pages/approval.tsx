import { Link } from '@adonisjs/inertia/react'
import { ChangeList } from '#admin/audit/components/change_list'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { ApprovalActions } from '../components/approval_actions'
import { ApprovalRequestCard } from '../components/approval_request_card'
import { ApprovalBadge, type ApprovalData } from '../components/approval_badge'
import type { ComponentType } from 'react'
import { ApprovalTariffChanges } from '#admin/tariffs/versions/components/approval_tariff_changes'

const VIEWS: Partial<Record<ApprovalData['kind'], ComponentType>> = {
  tariff: ApprovalTariffChanges,
}

function ApprovalDifferences({ kind }: { kind: ApprovalData['kind'] }) {
  const View = VIEWS[kind]
  return View ? <View /> : null
}

interface ApprovalPageProps {
  approval: ApprovalData
  subject: { label: string; href: string } | null
  view: { canApprove: boolean; because: string | null; isAsker: boolean; approvers: string | null }
}

export default function ApprovalPage({ approval, subject, view }: ApprovalPageProps) {
  const { canApprove, because, isAsker, approvers } = view
  const changed = approval.changes.filter(({ before }) => before !== '--')
  const facts = approval.changes.filter(({ before }) => before === '--')
  return (
    <>
      <PageHeader
        title={approval.title}
        description={approval.kindLabel}
        badge={<ApprovalBadge approval={approval} />}
        back={{ label: 'Approvals', href: urlFor('admin.approvals', {}), as: Link }}
        actions={<ApprovalActions approval={approval} canApprove={canApprove} isAsker={isAsker} />}
      />
      <div className="grid gap-4 sm:gap-6">
        {because && <Notice tone="info">{because}</Notice>}
        <Card
          title={approval.status === 'waiting' ? 'What would change' : 'What it was about'}
          actions={
            subject && (
              <Button as={Link} variant="secondary" size="sm" href={subject.href}>
                {subject.label}
              </Button>
            )
          }
        >
          {(changed.length > 0 || facts.length === 0) && <ChangeList changes={changed} />}
          {facts.length > 0 && (
            <DefinitionList
              layout="rows"
              items={facts.map(({ field, after }) => ({ term: field, value: after }))}
            />
          )}
        </Card>
        <ApprovalDifferences kind={approval.kind} />
        <ApprovalRequestCard approval={approval} approvers={approvers} />
      </div>
    </>
  )
}

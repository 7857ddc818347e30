import { callApi } from '~/api/call_api'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { TariffVersionData } from './version_badge'

interface RollBackDialogProps {
  open: boolean
  onClose: () => void
  onDone: (id: number) => void
  version: TariffVersionData
  live: TariffVersionData | null
}

export function RollBackDialog({ version, live, onDone, ...dialog }: RollBackDialogProps) {
  const approval = useApproval(useSecondPersonRule()('tariff'))
  const isPlanned = version.state === 'planned'
  return (
    <ConfirmDialog
      {...dialog}
      {...approval.buttonLabels(isPlanned ? 'Cancel the Start' : 'Roll Back Now', 'One moment...')}
      act={() =>
        callApi('api.admin.version_roll_backs.store', {
          params: { id: version.id },
          body: { live: isPlanned ? null : (live?.id ?? null) },
          ...approval.options,
        })
      }
      onDone={({ data }) => onDone(data.id)}
      staysOpen
      title={isPlanned ? 'Cancel the Start' : 'Roll Back'}
      cancelLabel="Keep It"
      tone={isPlanned ? 'primary' : 'danger'}
    >
      <p>
        {isPlanned
          ? `"${version.name}" will not start. It becomes a draft again.`
          : `All prices go back to what they were just before "${version.name}" was published.`}
      </p>
      {!isPlanned && live && live.id !== version.id && (
        <p className="mt-3">
          {`This also undoes everything published or saved after it, up to "${live.name}".`}
        </p>
      )}
      <ApprovalRequest approval={approval} className="mt-4" />
    </ConfirmDialog>
  )
}

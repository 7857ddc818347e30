import { type FormEvent, useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { DefinitionList } from '~/ui/definition_list'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { type PreparedOperation, useWalletOperation } from './use_wallet_operation'
import type { Data } from '@generated/data'

export type StaffWallet = Data.Wallet.Balances.Wallet.Variants['forStaff']

interface WalletOperationFormProps {
  userId: number
  wallet: StaffWallet
  onDone: () => void
}

export function WalletOperationForm(props: WalletOperationFormProps) {
  const operation = useWalletOperation(props)
  const { amount, comment, problems, isShown, failure } = operation
  const [isOpen, setIsOpen] = useState(false)

  function openConfirmation(event: FormEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const wanted = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (operation.prepare(wanted)) setIsOpen(true)
  }

  return (
    <form onSubmit={openConfirmation} noValidate className="grid gap-4">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Field label="Amount" error={isShown || amount ? problems.amount : null} required>
          <NumberInput prefix="₦" value={amount} onChange={operation.setAmount} />
        </Field>
        <Field label="Comment" error={isShown || comment ? problems.comment : null} required>
          <TextInput value={comment} onChange={operation.setComment} maxLength={100} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" value="Debit" variant="secondary" icon={<Minus />}>
          Debit
        </Button>
        <Button type="submit" value="Credit" icon={<Plus />}>
          Credit
        </Button>
      </div>
      {operation.prepared && (
        <WalletOperationDialog
          key={JSON.stringify(operation.prepared)}
          operation={operation}
          prepared={operation.prepared}
          wallet={props.wallet}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </form>
  )
}

interface WalletOperationDialogProps {
  operation: Pick<ReturnType<typeof useWalletOperation>, 'perform'>
  prepared: PreparedOperation
  wallet: StaffWallet
  open: boolean
  onClose: () => void
}

function WalletOperationDialog({
  operation,
  prepared,
  wallet,
  ...dialog
}: WalletOperationDialogProps) {
  const { isCredit, amount, comment } = prepared
  const approval = useApproval(useSecondPersonRule()('wallet_operation', amount))
  const words = isCredit
    ? approval.buttonLabels('Credit Wallet', 'Crediting Wallet...')
    : approval.buttonLabels('Debit Wallet', 'Debiting Wallet...')
  return (
    <ConfirmDialog
      {...dialog}
      {...words}
      act={() => operation.perform(approval.options)}
      title={isCredit ? 'Confirm Credit' : 'Confirm Debit'}
      tone={isCredit ? 'primary' : 'danger'}
    >
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Wallet', value: wallet.title },
          { term: 'Wallet Owner', value: wallet.owner },
          { term: 'Amount', value: formatNaira(amount) },
          { term: 'Reason', value: <span className="break-words">{comment}</span> },
        ]}
      />
      <ApprovalRequest approval={approval} className="mt-4" />
    </ConfirmDialog>
  )
}

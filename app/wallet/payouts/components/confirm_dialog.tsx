import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { type Refusal, withoutNumber } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import type { Terms } from './types'
import type { WithdrawalForm } from './use_withdrawal'

/** Stage 3: is that right. */
export function ConfirmWithdrawalDialog({ form, terms }: { form: WithdrawalForm; terms: Terms }) {
  const { account, amount, busy, refusal } = form
  const total = amount + terms.fee
  return (
    <Dialog
      open={form.stage === 3}
      onClose={form.close}
      dismissible={!busy}
      title="Confirm Withdrawal"
      footer={
        <>
          <Button variant="secondary" onClick={form.back} disabled={busy}>
            Back
          </Button>
          <Button onClick={form.confirm} busy={busy} busyLabel="Withdrawing…">
            Withdraw {formatNaira(amount)}
          </Button>
        </>
      }
    >
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Bank', value: account?.bankName },
          { term: 'Account Number', value: account?.accountNumber },
          { term: 'Account Name', value: account?.accountName },
          { term: 'Amount', value: formatNaira(amount) },
          { term: 'Fee', value: formatNaira(terms.fee) },
        ]}
        total={{ term: 'From your wallet', value: formatNaira(total) }}
      />
      {refusal && <Refused refusal={refusal} />}
    </Dialog>
  )
}

function Refused({ refusal: { message, code } }: { refusal: Refusal }) {
  return (
    <Notice
      tone="danger"
      className="mt-4 whitespace-pre-line"
      action={
        code === 'E_NO_SECOND_FACTOR' && (
          <Button as={Link} href={urlFor('identity.security', {})} size="sm" variant="secondary">
            Open Security
          </Button>
        )
      }
    >
      {withoutNumber(message)}
    </Notice>
  )
}

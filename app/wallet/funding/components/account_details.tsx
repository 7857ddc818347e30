import { CopyButton } from '~/ui/copy_button'
import { DefinitionList } from '~/ui/definition_list'
import type { VirtualAccountData } from './funding_types'

export function AccountDetails({ account }: { account: VirtualAccountData }) {
  const { bankName, accountNumber, accountName } = account
  return (
    <div className="grid gap-4">
      <DefinitionList
        columns={3}
        items={[
          { term: 'Bank Name', value: bankName },
          { term: 'Account Number', value: <span className="tabular">{accountNumber}</span> },
          { term: 'Account Name', value: accountName },
        ]}
      />
      <div>
        <CopyButton value={accountNumber} label="Copy account number" size="sm" />
      </div>
    </div>
  )
}

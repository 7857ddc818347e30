import type { Data } from '@generated/data'
import type { ListParams } from '~/url/use_server_list'
import { PageHeader } from '~/ui/page_header'
import { ProofCheckCard, ProofDetails } from '../components/proof_cards'
import { SealTable } from '../components/seal_table'
import { TransferSearch } from '../components/transfer_search'

interface ProofProps {
  listQuery: ListParams
  chains: Data.Admin.Proof.ChainState[]
  check: Data.Admin.Proof.ProofCheck | null
  seals: Data.Admin.Proof.MailedSeal[]
  isMailed: boolean
  isPublished: boolean
  transfers: Data.Admin.Proof.FoundTransfer[] | null
}

export default function Proof(props: ProofProps) {
  const { listQuery, chains, check, seals, isMailed, isPublished, transfers } = props
  return (
    <>
      <PageHeader
        title="Proof"
        description="Every transfer and every line of the audit log is linked to the one before it, and each day is sealed. If somebody changes one later, a nightly check reports it here."
      />
      <div className="grid gap-4 sm:gap-6">
        <ProofCheckCard check={check} />
        <TransferSearch reference={listQuery.reference ?? ''} transfers={transfers} />
        <SealTable seals={seals} isMailed={isMailed} isPublished={isPublished} />
        <ProofDetails chains={chains} seal={seals[0] ?? null} />
      </div>
    </>
  )
}

import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { Notice } from '~/ui/notice'

type ProofCheckData = Data.Admin.Proof.ProofCheck
type ChainStateData = Data.Admin.Proof.ChainState
type SealRow = Data.Admin.Proof.MailedSeal

export function ProofCheckCard({ check }: { check: ProofCheckData | null }) {
  return (
    <Card
      title="Last check"
      actions={
        check && (
          <Badge tone={check.count > 0 ? 'danger' : 'success'}>
            {check.count > 0 ? 'Differs' : 'Sound'}
          </Badge>
        )
      }
    >
      {!check && (
        <p>
          The first check runs tonight and covers everything. To check now, run{' '}
          <code>node ace audit:verify</code>.
        </p>
      )}
      {check?.count === 0 && (
        <p>
          Nothing was altered, inserted or removed.{' '}
          {check.isWhole
            ? `Everything was checked at ${check.at}.`
            : `All new entries and a part of the older ones were checked at ${check.at}.`}
        </p>
      )}
      {check && check.count > 0 && <ProofFaults check={check} />}
    </Card>
  )
}

function ProofFaults({ check }: { check: ProofCheckData }) {
  const more = check.count - check.faults.length
  return (
    <Notice tone="danger" title={`The check at ${check.at} found something that must never happen`}>
      <ul className="mt-1 list-disc pl-5">
        {check.faults.map((fault) => (
          <li key={fault} className="break-words">
            {fault}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">And {more} more.</p>}
    </Notice>
  )
}

export function ChainCard({
  chains,
  seal,
}: {
  chains: readonly ChainStateData[]
  seal: SealRow | null
}) {
  return (
    <Card
      title="Chains"
      description={
        seal ? `Sealed up to ${seal.dayText}.` : 'The first seal is made after midnight.'
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {chains.map(({ chain, name, linksText, linkedText, openText }) => (
          <section key={chain} aria-label={name}>
            <h3 className="mb-1 font-medium">{name}</h3>
            <DefinitionList
              layout="rows"
              items={[
                { term: 'Linked', value: linksText },
                { term: 'Not linked yet', value: openText },
                { term: 'Last link', value: linkedText ?? 'None yet' },
              ]}
            />
          </section>
        ))}
      </div>
    </Card>
  )
}

import type { Data } from '@generated/data'
import { CheckNowButton } from '#admin/health/components/check_now_button'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { Disclosure } from '~/ui/disclosure'
import { Notice } from '~/ui/notice'

type ProofCheckData = Data.Admin.Proof.ProofCheck
type ChainStateData = Data.Admin.Proof.ChainState
type SealRow = Data.Admin.Proof.MailedSeal

export function ProofCheckCard({ check }: { check: ProofCheckData | null }) {
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          Last check
          {check && (
            <Badge tone={check.count > 0 ? 'danger' : 'success'}>
              {check.count > 0 ? 'Differs' : 'Sound'}
            </Badge>
          )}
        </span>
      }
      actions={<CheckNowButton check="proof" />}
    >
      {!check && <p>The first check runs tonight and covers everything.</p>}
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

interface ProofDetailsProps {
  chains: readonly ChainStateData[]
  seal: SealRow | null
}

export function ProofDetails({ chains, seal }: ProofDetailsProps) {
  return (
    <Disclosure
      title="For engineers"
      aside={seal ? `Sealed up to ${seal.dayText}` : 'First seal after midnight'}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {chains.map(({ chain, name, linksText, linkedText, openText }) => (
          <section key={chain} aria-label={name}>
            <h2 className="mb-1 font-medium">{name}</h2>
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
      <p className="mt-4 text-sm">
        Check now covers what the nightly check does: new entries and a part of the older ones. To
        check everything, run <code>node ace audit:verify</code>.
      </p>
    </Disclosure>
  )
}

import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { DomainDetails } from './domain_details'
import { DomainForm } from './domain_form'

export type Domain = Data.Branding.Domains.OwnDomain

export function DomainCard({ domain }: { domain: Domain | null }) {
  return (
    <Card
      title="Your Own Domain"
      description="Your tracking page can be on a name of yours, such as track.ankarahouse.ng."
    >
      {domain ? <DomainDetails domain={domain} /> : <DomainForm />}
    </Card>
  )
}

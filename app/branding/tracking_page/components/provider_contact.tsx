import { usePage } from '@inertiajs/react'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'

/** Who carries the parcel, when the shop wants its customers to ask there. */
export function ProviderContact({ level }: { level: 2 | 4 }) {
  const { brand } = usePage().props
  return (
    <Card title={`Shipped with ${brand.name}`} level={level}>
      <DefinitionList
        columns={2}
        items={[
          {
            term: 'Phone',
            value: (
              <a href={`tel:${brand.contactNumber.replaceAll(/\s/g, '')}`} className="link tabular">
                {brand.contactNumber}
              </a>
            ),
          },
          {
            term: 'E-mail',
            value: (
              <a href={`mailto:${brand.contactEmail}`} className="link">
                {brand.contactEmail}
              </a>
            ),
          },
        ]}
      />
    </Card>
  )
}

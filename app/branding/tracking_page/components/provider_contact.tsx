import { usePage } from '@inertiajs/react'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import { useTrackingWords } from '#shipping/tracking/components/use_tracking_words'

/** Our contact details, if the shop wants its customers to ask us. */
export function ProviderContact({ level }: { level: 2 | 4 }) {
  const { brand } = usePage().props
  const t = useTrackingWords()
  return (
    <Card title={t('tracking.shop.carrier', { brand: brand.name })} level={level}>
      <DefinitionList
        columns={2}
        items={[
          {
            term: t('tracking.shop.phone'),
            value: (
              <a href={`tel:${brand.contactNumber.replaceAll(/\s/g, '')}`} className="link tabular">
                {brand.contactNumber}
              </a>
            ),
          },
          ...(brand.contactEmail
            ? [
                {
                  term: t('tracking.shop.mail'),
                  value: (
                    <a href={`mailto:${brand.contactEmail}`} className="link">
                      {brand.contactEmail}
                    </a>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

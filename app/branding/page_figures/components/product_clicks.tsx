import { Link } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { countText } from '~/ui/count_text'
import { DefinitionList } from '~/ui/definition_list'

interface ProductClicksProps {
  products: { id: number; name: string; clicks: number }[]
}

export function ProductClicks({ products }: ProductClicksProps) {
  return (
    <Card title="Clicks by product">
      {products.length > 0 ? (
        <DefinitionList
          layout="rows"
          items={products.map(({ name, clicks }) => ({ term: name, value: countText(clicks) }))}
        />
      ) : (
        <p className="text-sm text-ink-muted">
          No clicks on products yet. Give{' '}
          <Link href={urlFor('branding.products', {})} className="link">
            your products
          </Link>{' '}
          a shop link, so that receivers can go from the page to your shop.
        </p>
      )}
    </Card>
  )
}

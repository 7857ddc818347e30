import { useBrand } from '../components/brand_facts'
import { LegalPage } from '../components/legal_page'
import { MONEY_TERMS } from '../components/terms_of_money'
import { SHIPPING_TERMS } from '../components/terms_of_shipping'

export default function Terms() {
  const brand = useBrand()
  return (
    <LegalPage
      title="Terms"
      description={`What ${brand.name} does, what you may send, how prices, refunds and liability work.`}
      lead="What we do for you, what we ask of you, and who pays when something goes wrong. In plain words, because they bind us too."
      updated="21 November 2026"
      sections={[...SHIPPING_TERMS, ...MONEY_TERMS]}
    />
  )
}

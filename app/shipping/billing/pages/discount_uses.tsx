import { Link } from '@adonisjs/inertia/react'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import type { Discount, DiscountUse } from '../components/discount_types'
import { UsesTable } from '../components/uses_table'

type DiscountUsesProps = { code: Discount; question: Question; uses?: Paged<DiscountUse> }

/** A gift code, and who has it on which shipment. */
export default function DiscountUses({ code, question, uses }: DiscountUsesProps) {
  const list = useListed(uses, { prop: 'uses', question })
  const { discount, minimum, expires } = code
  const rules = [
    discount,
    minimum && `from ${minimum}`,
    expires && `until ${expires}`,
    code.description,
  ]
  return (
    <>
      <PageHeader
        title={`Uses of ${code.code}`}
        description={rules.filter(Boolean).join(', ')}
        back={{ label: 'Discount Codes', href: urlFor('shipping.discounts', {}), as: Link }}
      />
      <UsesTable code={code.code} uses={list} />
    </>
  )
}

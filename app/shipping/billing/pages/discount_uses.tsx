import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import type { DiscountData, DiscountUse } from '../components/discount_types'
import { DiscountUsesTable } from '../components/discount_uses_table'

type DiscountUsesProps = {
  code: DiscountData
  question: ListParams
  uses?: PaginatedRows<DiscountUse>
}

export default function DiscountUses({ code, question, uses }: DiscountUsesProps) {
  const list = useServerList(uses, { prop: 'uses', question })
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
      <DiscountUsesTable code={code.code} uses={list} />
    </>
  )
}

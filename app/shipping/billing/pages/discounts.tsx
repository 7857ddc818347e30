import { Plus } from 'lucide-react'
import { useAddressDialog } from '~/address/use_address_dialog'
import { type PaginatedRows, type ListParams, useServerList } from '~/address/use_server_list'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { DiscountDialog } from '../components/discount_dialog'
import { DiscountTable } from '../components/discount_table'
import { ToggleDiscountDialog } from '../components/toggle_discount_dialog'
import type { DiscountData } from '../components/discount_types'

export default function Discounts(props: {
  question: ListParams
  codes?: PaginatedRows<DiscountData>
}) {
  const { question } = props
  const codes = useServerList(props.codes, {
    prop: 'codes',
    question,
    names: { search: 'condition' },
  })
  const creating = useAddressDialog(['new'])
  const { opened, open, dialog } = useAddressDialog(['edit', 'switch'], { rows: codes.rows })

  return (
    <>
      <PageHeader
        title="Discount Codes"
        description="Gift codes that senders apply before they pay."
        actions={
          <Button
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => creating.open('new', 1)}
          >
            New Gift Code
          </Button>
        }
      />
      <DiscountTable codes={codes} onOpen={open} />
      {creating.opened && (
        <DiscountDialog
          key={creating.opened.turn}
          {...creating.dialog}
          about={null}
          onSaved={codes.reload}
        />
      )}
      {opened?.view === 'edit' && (
        <DiscountDialog key={opened.turn} {...dialog} about={opened.row} onSaved={codes.reload} />
      )}
      {opened?.view === 'switch' && (
        <ToggleDiscountDialog {...dialog} about={opened.row} onDone={codes.reload} />
      )}
    </>
  )
}

import { Plus } from 'lucide-react'
import { useAddressed } from '~/address/use_addressed'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { DiscountDialog } from '../components/discount_dialog'
import { DiscountTable } from '../components/discount_table'
import { SwitchDialog } from '../components/switch_dialog'
import type { Discount } from '../components/discount_types'

/** The gift codes that staff keep. */
export default function Discounts(props: { question: Question; codes?: Paged<Discount> }) {
  const { question } = props
  const codes = useListed(props.codes, { prop: 'codes', question, names: { search: 'condition' } })
  const creating = useAddressed(['new'])
  const { opened, open, dialog } = useAddressed(['edit', 'switch'], { rows: codes.rows })

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
        <SwitchDialog {...dialog} about={opened.row} onDone={codes.reload} />
      )}
    </>
  )
}

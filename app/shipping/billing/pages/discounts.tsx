import { Head } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { type Paged, useListed } from '~/address/use_listed'
import { useOpened } from '~/hooks/use_opened'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { DiscountDialog } from '../components/discount_dialog'
import { DiscountTable } from '../components/discount_table'
import { SwitchDialog } from '../components/switch_dialog'
import type { Discount, DiscountView } from '../components/discount_types'

/** The gift codes that staff keep. */
export default function Discounts(props: { codes?: Paged<Discount> }) {
  const codes = useListed(props.codes, { prop: 'codes', names: { search: 'condition' } })
  const { opened, open, dialog } = useOpened<Discount, DiscountView>()
  const about = opened?.row ?? null

  return (
    <>
      <Head title="Discount Codes" />
      <PageHeader
        title="Discount Codes"
        description="Gift codes that senders apply before they pay."
        actions={
          <Button
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => open('form')}
          >
            New Gift Code
          </Button>
        }
      />
      <DiscountTable codes={codes} onOpen={open} />
      {opened?.view === 'form' && (
        <DiscountDialog
          key={about ? `${about.id} ${about.version}` : 'new'}
          {...dialog}
          about={about}
          onSaved={codes.reload}
        />
      )}
      {about && opened?.view === 'switch' && (
        <SwitchDialog {...dialog} about={about} onSwitched={codes.reload} />
      )}
    </>
  )
}

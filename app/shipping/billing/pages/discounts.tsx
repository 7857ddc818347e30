import { Plus } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { DiscountTable } from '../components/discount_table'
import type { DiscountData } from '../components/discount_types'
import { FormDialog } from '~/ui/form_dialog'
import { DiscountFields } from '../components/discount_fields'
import { useDiscountForm } from '../components/use_discount_form'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'

export default function Discounts(props: {
  listQuery: ListParams
  codes?: PaginatedRows<DiscountData>
}) {
  const { listQuery } = props
  const codes = useServerList(props.codes, {
    prop: 'codes',
    listQuery,
    names: { search: 'condition' },
  })
  const creating = useUrlDialog(['new'])
  const { opened, open, dialog } = useUrlDialog(['edit', 'switch'], { rows: codes.rows })

  return (
    <>
      <PageHeader
        title="Discount Codes"
        description="Gift codes that senders apply before they pay."
        actions={
          <Button icon={<Plus />} onClick={() => creating.open('new', 1)}>
            New Gift Code
          </Button>
        }
      />
      <DiscountTable codes={codes} onOpen={open} />
      {creating.opened && (
        <DiscountDialog
          key={creating.opened.key}
          {...creating.dialog}
          discount={null}
          onSaved={codes.reload}
        />
      )}
      {opened?.view === 'edit' && (
        <DiscountDialog key={opened.key} {...dialog} discount={opened.row} onSaved={codes.reload} />
      )}
      {opened?.view === 'switch' && (
        <ToggleDiscountDialog {...dialog} discount={opened.row} onDone={codes.reload} />
      )}
    </>
  )
}

interface DiscountDialogProps {
  discount: DiscountData | null
  open: boolean
  onClose: () => void
  onSaved: () => void
}

function DiscountDialog({ discount, onSaved, ...dialog }: DiscountDialogProps) {
  const form = useDiscountForm(discount, () => {
    onSaved()
    dialog.onClose()
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      size="lg"
      title={discount ? `Edit ${discount.code}` : 'New Gift Code'}
      description="Leave a limit empty for no limit."
      submitLabel={discount ? 'Update Gift Code' : 'Create Gift Code'}
      busyLabel="Saving..."
    >
      <DiscountFields form={form} isNew={discount === null} />
    </FormDialog>
  )
}

interface ToggleDiscountDialogProps {
  discount: DiscountData
  open: boolean
  onClose: () => void
  onDone: () => void
}

function ToggleDiscountDialog({ discount, ...dialog }: ToggleDiscountDialogProps) {
  const { id, code, status } = discount
  const isOff = status === 'INACTIVE'
  const verb = isOff ? 'Activate' : 'Deactivate'
  const route = isOff ? 'api.shipping.discounts.activate' : 'api.shipping.discounts.deactivate'
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi(route, { params: { id } })}
      title={`${verb} ${code}`}
      submitLabel={`${verb} Gift Code`}
      busyLabel={isOff ? 'Activating...' : 'Deactivating...'}
      tone={isOff ? 'primary' : 'danger'}
    >
      <p>
        {isOff
          ? 'Senders can apply it again, within its limits and until its last day.'
          : 'Nobody can use it any more. Bookings that already have it keep their price.'}
      </p>
    </ConfirmDialog>
  )
}

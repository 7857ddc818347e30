import { useUrlDialog } from '~/url/use_url_dialog'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { PageHeader } from '~/ui/page_header'
import { GiftCodeTable } from '../components/gift_code_table'
import type { GiftCodeData } from '../components/gift_code_types'
import { FormDialog } from '~/ui/form_dialog'
import { GiftCodeFormFields } from '../components/gift_code_form_fields'
import { useGiftCodeForm } from '../components/use_gift_code_form'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'

export default function GiftCodes(props: {
  listQuery: ListParams
  codes?: PaginatedRows<GiftCodeData>
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
        description="Gift codes that senders enter before they pay, for a discount."
      />
      <GiftCodeTable codes={codes} onNew={() => creating.open('new', 1)} onOpen={open} />
      {creating.opened && (
        <GiftCodeDialog
          key={creating.opened.key}
          {...creating.dialog}
          giftCode={null}
          onSaved={codes.reload}
        />
      )}
      {opened?.view === 'edit' && (
        <GiftCodeDialog key={opened.key} {...dialog} giftCode={opened.row} onSaved={codes.reload} />
      )}
      {opened?.view === 'switch' && (
        <ToggleGiftCodeDialog {...dialog} giftCode={opened.row} onDone={codes.reload} />
      )}
    </>
  )
}

interface GiftCodeDialogProps {
  giftCode: GiftCodeData | null
  open: boolean
  onClose: () => void
  onSaved: () => void
}

function GiftCodeDialog({ giftCode, onSaved, ...dialog }: GiftCodeDialogProps) {
  const form = useGiftCodeForm(giftCode, () => {
    onSaved()
    dialog.onClose()
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      size="lg"
      title={giftCode ? `Edit ${giftCode.code}` : 'New Gift Code'}
      description="Leave a limit empty for no limit."
      submitLabel={giftCode ? 'Update Gift Code' : 'Create Gift Code'}
      busyLabel="Saving..."
    >
      <GiftCodeFormFields form={form} isNew={giftCode === null} />
    </FormDialog>
  )
}

interface ToggleGiftCodeDialogProps {
  giftCode: GiftCodeData
  open: boolean
  onClose: () => void
  onDone: () => void
}

function ToggleGiftCodeDialog({ giftCode, ...dialog }: ToggleGiftCodeDialogProps) {
  const { id, code, status } = giftCode
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

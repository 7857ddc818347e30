import { changeAddress } from '~/address/use_address'
import { useAddressDialog } from '~/address/use_address_dialog'

const RECORD_DIALOGS = ['new', 'detail', 'edit'] as const

export function useRecordDialogs<Row extends { id: number | string }>(
  prop: string,
  shown: Row | undefined
) {
  const views = useAddressDialog(RECORD_DIALOGS, { props: { detail: 'shown', edit: 'shown' } })
  const isOf = shown && String(shown.id) === views.opened?.id
  return {
    ...views,
    row: isOf ? shown : null,
    /** Closes the form in the same visit that loads the rows. */
    saved: () => changeAddress({ new: null, edit: null }, { only: [prop], replace: true }),
  }
}

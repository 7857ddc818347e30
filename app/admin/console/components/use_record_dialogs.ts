import { changeAddress } from '~/address/use_address'
import { useAddressDialog } from '~/address/use_address_dialog'

const RECORD_DIALOGS = ['new', 'detail', 'edit'] as const

/** The dialogs of a list of the console, and the row that the one in the address is about. */
export function useRecordDialogs<Row extends { id: number | string }>(
  prop: string,
  shown: Row | undefined
) {
  const views = useAddressDialog(RECORD_DIALOGS, { props: { detail: 'shown', edit: 'shown' } })
  const isOf = shown && String(shown.id) === views.opened?.id
  return {
    ...views,
    row: isOf ? shown : null,
    /** The form closes with the rows that come of it. */
    saved: () => changeAddress({ new: null, edit: null }, { only: [prop], replace: true }),
  }
}

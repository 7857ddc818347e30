import { go } from '~/address/use_address'
import { useAddressed } from '~/address/use_addressed'

const VIEWS = ['new', 'detail', 'edit'] as const

/** The dialogs of a list of the console, and the row that the one in the address is about. */
export function useRecordViews<Row extends { id: number | string }>(
  prop: string,
  shown: Row | undefined
) {
  const views = useAddressed(VIEWS, { props: { detail: 'shown', edit: 'shown' } })
  const isOf = shown && String(shown.id) === views.opened?.id
  return {
    ...views,
    row: isOf ? shown : null,
    /** The form closes with the rows that come of it. */
    saved: () => go({ new: null, edit: null }, { only: [prop], replace: true }),
  }
}

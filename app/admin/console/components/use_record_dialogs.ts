import { changeUrl } from '~/url/use_url_query'
import { useUrlDialog } from '~/url/use_url_dialog'

const RECORD_DIALOGS = ['new', 'detail', 'edit'] as const

export function useRecordDialogs<Row extends { id: number | string }>(
  prop: string,
  shown: Row | undefined
) {
  const views = useUrlDialog(RECORD_DIALOGS, { props: { detail: 'shown', edit: 'shown' } })
  const isOf = shown && String(shown.id) === views.opened?.id
  return {
    ...views,
    row: isOf ? shown : null,
    /** Closes the form and reloads the rows in one visit. */
    saved: () => changeUrl({ new: null, edit: null }, { only: [prop], replace: true }),
  }
}

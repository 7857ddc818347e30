import type { Option } from '~/ui/option'
import { AddressRequestDialog } from './address_request_dialog'
import type { BookView, Group } from './book_types'
import { EntryDialog } from './entry_dialog'
import { GroupsDialog } from './groups_dialog'
import { ImportDialog } from './import_dialog'
import { TwinsDialog } from './twins_dialog'

export interface BookDialogsProps {
  view: BookView
  open: boolean
  onClose: () => void
  onChanged: () => void
  groups: readonly Group[]
  countries: readonly Option[]
  isTeam: boolean
  isStaff: boolean
}

/** What the address of the page opens beside its list. */
export function BookDialogs({ view, countries, isTeam, isStaff, ...props }: BookDialogsProps) {
  const { groups, ...dialog } = props
  if (view === 'new') {
    return <EntryDialog {...props} entry={null} {...{ countries, isTeam, isStaff }} />
  }
  if (view === 'import') return <ImportDialog {...props} isTeam={isTeam} />
  if (view === 'groups') return <GroupsDialog {...dialog} groups={groups} />
  if (view === 'ask') return <AddressRequestDialog {...dialog} />
  return <TwinsDialog {...dialog} />
}

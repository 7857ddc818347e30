import type { Option } from '~/ui/option'
import { AddressRequestDialog } from './address_request_dialog'
import type { AddressSideName, BookView, AddressGroupData } from './book_types'
import { BookEntryDialog } from './book_entry_dialog'
import { AddressGroupsDialog } from './address_groups_dialog'
import { AddressImportDialog } from './address_import_dialog'
import { DuplicateAddressesDialog } from './duplicate_addresses_dialog'

export interface BookDialogsProps {
  view: BookView
  newSide: AddressSideName
  open: boolean
  onClose: () => void
  onChanged: () => void
  groups: readonly AddressGroupData[]
  countries: readonly Option[]
  isTeam: boolean
  isStaff: boolean
}

export function BookDialogs({
  view,
  newSide,
  countries,
  isTeam,
  isStaff,
  ...props
}: BookDialogsProps) {
  const { groups, ...dialog } = props
  if (view === 'new') {
    return (
      <BookEntryDialog
        {...props}
        entry={null}
        newSide={newSide}
        countries={countries}
        isTeam={isTeam}
        isStaff={isStaff}
      />
    )
  }
  if (view === 'import') return <AddressImportDialog {...props} isTeam={isTeam} />
  if (view === 'groups') return <AddressGroupsDialog {...dialog} groups={groups} />
  if (view === 'ask') return <AddressRequestDialog {...dialog} />
  return <DuplicateAddressesDialog {...dialog} />
}

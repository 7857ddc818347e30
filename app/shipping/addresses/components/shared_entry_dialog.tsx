import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { Phone } from '~/ui/phone'
import { type BookDialogProps, type BookEntryData, entryPlaceText, SIDE_LABELS } from './book_types'
import { AddressQualityBadge } from './address_quality_badge'

export function SharedEntryDialog({
  entry,
  open,
  onClose,
}: Pick<BookDialogProps, 'open' | 'onClose'> & { entry: BookEntryData }) {
  return (
    <Dialog open={open} onClose={onClose} title={entry.fullname} closeButton>
      <div className="grid gap-4">
        <Notice tone="info">
          A colleague shared this address. Only they or an owner of the business can change it.
        </Notice>
        <DefinitionList items={entryDefinitions(entry)} />
      </div>
    </Dialog>
  )
}

function entryDefinitions(entry: BookEntryData) {
  const items = [
    { term: 'Used as', value: SIDE_LABELS[entry.side] },
    { term: 'Phone Number', value: <Phone number={entry.phoneNumber} /> },
    {
      term: 'E-mail',
      value: (
        <a href={`mailto:${entry.email}`} className="link">
          {entry.email}
        </a>
      ),
    },
    { term: 'Address', value: entryPlaceText(entry) },
    { term: 'Local Government', value: entry.lga },
    { term: 'Postal Code', value: entry.postalCode },
    { term: 'Groups', value: entry.groups.map(({ name }) => name).join(', ') },
    { term: 'For couriers', value: <AddressQualityBadge quality={entry.quality} /> },
  ]
  return items.filter(({ value }) => value)
}

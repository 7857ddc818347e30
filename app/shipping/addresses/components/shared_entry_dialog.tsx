import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { Phone } from '~/ui/phone'
import { type BookDialogProps, type Entry, placeOf, SIDE_LABELS } from './book_types'
import { QualityBadge } from './quality_badge'

/** An address of a colleague, to read. */
export function SharedEntryDialog({
  entry,
  open,
  onClose,
}: Pick<BookDialogProps, 'open' | 'onClose'> & { entry: Entry }) {
  return (
    <Dialog open={open} onClose={onClose} title={entry.fullname} closeButton>
      <div className="grid gap-4">
        <Notice tone="info">
          A colleague shares this address. Only they, or an owner of the business, can change it.
        </Notice>
        <DefinitionList items={itemsOf(entry)} />
      </div>
    </Dialog>
  )
}

function itemsOf(entry: Entry) {
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
    { term: 'Address', value: placeOf(entry) },
    { term: 'Local Government', value: entry.lga },
    { term: 'Postal Code', value: entry.postalCode },
    { term: 'Groups', value: entry.groups.map(({ name }) => name).join(', ') },
    { term: 'For couriers', value: <QualityBadge quality={entry.quality} /> },
  ]
  return items.filter(({ value }) => value)
}

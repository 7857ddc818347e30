import { cx } from '~/ui/cx'
import { hasCards, type TableColumn } from '~/ui/data_table_types'

/**
 * Classes of table cells, which become cards on phones. One element is a table row on large screens
 * and a grid on phones: the title in the first column, the `end` cell in the second, the menu in
 * the third.
 */
export const cardRow =
  'max-sm:grid max-sm:grid-flow-row-dense max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:items-start max-sm:gap-y-1 max-sm:border-b max-sm:px-4 max-sm:py-3 max-sm:last:border-b-0'

const tableCell = 'border-b px-3 py-2 align-middle first:pl-4 last:pr-4 group-last:border-b-0'
const cardCell =
  'max-sm:block max-sm:min-w-0 sm:border-b sm:px-3 sm:py-2 sm:align-middle sm:first:pl-4 sm:last:pr-4 sm:group-last:border-b-0'

const CARD_SLOT_CLASSES = {
  title: 'max-sm:order-1 max-sm:col-start-1 max-sm:font-medium',
  end: 'max-sm:order-2 max-sm:col-start-2 max-sm:pl-3 max-sm:text-right',
  line: 'max-sm:order-3 max-sm:col-start-1',
  labelled:
    'max-sm:order-3 max-sm:col-start-1 max-sm:before:mr-2 max-sm:before:inline-block max-sm:before:min-w-24 max-sm:before:text-ink-muted max-sm:before:content-[attr(data-label)]',
  hidden: 'max-sm:hidden',
}

export function tableCellClass<Row>(
  columns: readonly TableColumn<Row>[],
  column: TableColumn<Row>
): string {
  if (!hasCards(columns)) {
    const numeric = 'tabular whitespace-nowrap text-right'
    return cx(tableCell, column.numeric && numeric, column.hideOnPhone && 'max-sm:hidden')
  }
  return cx(
    cardCell,
    column.numeric && 'tabular whitespace-nowrap sm:text-right',
    CARD_SLOT_CLASSES[cardSlot(column)],
    spansFullWidth(columns, column) && 'max-sm:col-span-2'
  )
}

export function rowNumberClass(cards: boolean): string {
  return cx(cards ? cx(cardCell, CARD_SLOT_CLASSES.hidden) : tableCell, 'tabular text-ink-muted')
}

export function rowMenuClass(cards: boolean): string {
  const place = 'max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:-my-2 max-sm:-mr-3'
  return cx(cards ? cx(cardCell, place) : tableCell, 'no-print py-1 text-right')
}

function cardSlot<Row>({ phone, hideOnPhone }: TableColumn<Row>) {
  return phone ?? (hideOnPhone ? 'hidden' : 'labelled')
}

/** True for the lines of a card below its `end` cells; the lines beside those are shorter. */
function spansFullWidth<Row>(
  columns: readonly TableColumn<Row>[],
  column: TableColumn<Row>
): boolean {
  const at = (place: string) => columns.filter((one) => cardSlot(one) === place)
  const lines = columns.filter((one) => ['line', 'labelled'].includes(cardSlot(one)))
  return lines.includes(column) && lines.indexOf(column) >= at('end').length - at('title').length
}

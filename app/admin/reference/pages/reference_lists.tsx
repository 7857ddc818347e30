import { go, useAddress } from '~/address/use_address'
import type { Question } from '~/address/use_listed'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { CourierTable } from '../components/courier_table'
import { EntryTable } from '../components/entry_table'
import type { CourierRow, Entries, Entry, ListDefinition } from '../components/types'

interface ReferenceListsProps {
  lists: ListDefinition[]
  couriers: CourierRow[]
  question: Question
  entries?: Entries
  shown?: Entry
}

/** What was asked of one list is not asked of the next. */
const ANEW = { q: null, sort: null, page: null, perPage: null }

export default function ReferenceLists({ lists, couriers, ...late }: ReferenceListsProps) {
  const { query } = useAddress()
  const tabs = [
    ...lists.map((list) => ({
      id: list.kind as string,
      label: list.title,
      content: <EntryTable key={list.kind} list={list} {...late} />,
    })),
    { id: 'couriers', label: 'Couriers', content: <CourierTable couriers={couriers} /> },
  ]
  const first = tabs[0]!.id
  const chosen = tabs.find(({ id }) => id === query.get('list'))?.id ?? first
  return (
    <>
      <PageHeader title="Lists" description="What people choose from when they book a shipment." />
      <Tabs
        label="Lists"
        selected={chosen}
        onChange={(id) => go({ ...ANEW, list: id === first ? null : id })}
        tabs={tabs}
      />
    </>
  )
}

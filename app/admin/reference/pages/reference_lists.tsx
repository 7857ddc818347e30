import { changeUrl, useUrlQuery } from '~/url/use_url_query'
import type { ListParams } from '~/url/use_server_list'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { CourierTable } from '../components/courier_table'
import { ReferenceEntryTable } from '../components/reference_entry_table'
import type {
  CourierRow,
  ReferenceEntryPage,
  ReferenceEntryData,
  ListDefinition,
} from '../components/reference_types'

interface ReferenceListsProps {
  lists: ListDefinition[]
  couriers: CourierRow[]
  listQuery: ListParams
  entries?: ReferenceEntryPage
  shown?: ReferenceEntryData
}

/** Clears the query when another list is opened. */
const RESET_LIST_QUERY = { q: null, sort: null, page: null, perPage: null }

export default function ReferenceLists({ lists, couriers, ...late }: ReferenceListsProps) {
  const { query } = useUrlQuery()
  const tabs = [
    ...lists.map((list) => ({
      id: list.kind as string,
      label: list.title,
      content: <ReferenceEntryTable key={list.kind} list={list} {...late} />,
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
        onChange={(id) => changeUrl({ ...RESET_LIST_QUERY, list: id === first ? null : id })}
        tabs={tabs}
      />
    </>
  )
}

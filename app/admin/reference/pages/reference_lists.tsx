import { Head } from '@inertiajs/react'
import { PageHeader } from '~/ui/page_header'
import { Tabs } from '~/ui/tabs'
import { CourierTable } from '../components/courier_table'
import { EntryTable } from '../components/entry_table'
import type { CourierRow, ListDefinition } from '../components/types'

interface ReferenceListsProps {
  lists: ListDefinition[]
  couriers: CourierRow[]
}

export default function ReferenceLists({ lists, couriers }: ReferenceListsProps) {
  return (
    <>
      <Head title="Lists" />
      <PageHeader title="Lists" description="What people choose from when they book a shipment." />
      <Tabs
        label="Lists"
        tabs={[
          ...lists.map((list) => ({
            id: list.kind,
            label: list.title,
            content: <EntryTable key={list.kind} list={list} />,
          })),
          {
            id: 'couriers',
            label: 'Couriers',
            content: <CourierTable couriers={couriers} />,
          },
        ]}
      />
    </>
  )
}

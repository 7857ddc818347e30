import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { DatesFilter } from '~/components/dates_filter'
import { DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import { AuditDetail } from '../components/audit_detail'
import { AUDIT_COLUMNS, type AuditRow } from '../components/audit_columns'
import { useUrlDialog } from '~/url/use_url_dialog'

type AuditProps = {
  listQuery: ListParams
  entries?: PaginatedRows<AuditRow>
  entry?: AuditRow | null
}

const AUDIT_FILTERS = [
  { value: 'changes', label: 'Changes' },
  { value: 'reads', label: 'Personal data viewed' },
  { value: 'all', label: 'Changes and reading' },
]

export default function Audit({ listQuery, entries, entry }: AuditProps) {
  const list = useServerList(entries, {
    prop: 'entries',
    listQuery,
    csv: 'api.admin.audit_exports.show',
    names: { search: 'condition' },
  })
  const { opened, open, dialog } = useUrlDialog(['entry'])
  const isShown = (row: AuditRow | null | undefined) => row && String(row.id) === opened?.id
  return (
    <>
      <PageHeader
        title="Audit Log"
        description="What staff changed, and which personal data they viewed. Nothing here can be changed or removed."
      />
      <div className="grid gap-4">
        {listQuery.condition && list.server.hasMore && (
          <p role="status" className="no-print text-sm text-ink-muted">
            We searched the newest 10,000 entries. Choose days to look further back. The file has
            them all.
          </p>
        )}
        <DataTable
          label="Audit Log"
          columns={AUDIT_COLUMNS}
          list={list}
          sentences={{ called: 'the audit log' }}
          search="Search the log"
          filter={<DatesFilter list={list} />}
          filters={[
            {
              name: 'show',
              label: 'Entries shown',
              options: AUDIT_FILTERS,
              defaultValue: 'changes',
            },
          ]}
          print
          onOpen={({ id }) => open('entry', id)}
        />
      </div>
      {opened && <AuditDetail {...dialog} row={[...list.rows, entry].find(isShown) ?? undefined} />}
    </>
  )
}

import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { useServerRows } from '~/api/use_server_rows'
import type { Range } from '~/ui/align_range'
import { Button } from '~/ui/button'
import { DateRange } from '~/ui/date_range'
import { todayIso } from '~/ui/dates'
import { PageHeader } from '~/ui/page_header'
import { AuditDetail } from '../components/audit_detail'
import { type AuditRow, AuditTable } from '../components/audit_table'
import { useOpened } from '~/hooks/use_opened'

const ALL: Range = { start: '', end: '' }

export default function Audit() {
  const [days, setDays] = useState(ALL)
  const list = useServerRows('api.admin.audit_entries.index', {
    query: daysOf(days),
    csv: 'api.admin.audit_exports.show',
    addressed: true,
  })
  const { opened, open, dialog } = useOpened<AuditRow, 'detail'>()
  return (
    <>
      <Head title="Audit Log" />
      <PageHeader
        title="Audit Log"
        description="What staff changed, from what to what. Nothing here can be changed or removed."
      />
      <div className="grid gap-4">
        <div className="no-print flex flex-wrap items-end gap-3">
          <DateRange {...days} max={todayIso()} onChange={setDays} />
          {(days.start || days.end) && (
            <Button variant="ghost" onClick={() => setDays(ALL)}>
              All days
            </Button>
          )}
        </div>
        <AuditTable list={list} onOpen={(row) => open('detail', row)} />
      </div>
      {opened?.row && <AuditDetail {...dialog} row={opened.row} />}
    </>
  )
}

/** Of some days, or of all. */
function daysOf({ start, end }: Range) {
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) }
}

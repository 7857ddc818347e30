import type { Dashboard } from './use_dashboard'

const cell = 'px-4 py-2.5 sm:px-5'

/** The same as the charts, to read, to select and for screen readers. */
export function MonthTable({ dashboard }: { dashboard: Dashboard }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Spend and shipments by month</caption>
      <thead>
        <tr className="border-b text-ink-muted">
          <th scope="col" className={`${cell} text-left font-medium`}>
            Month
          </th>
          <th scope="col" className={`${cell} text-right font-medium`}>
            Shipments
          </th>
          <th scope="col" className={`${cell} text-right font-medium`}>
            Spend
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {dashboard.months.map(({ month, label, shipments, spendText }) => (
          <tr key={month}>
            <th scope="row" className={`${cell} text-left font-normal`}>
              {label}
            </th>
            <td className={`${cell} tabular text-right`}>{shipments}</td>
            <td className={`${cell} tabular text-right`}>{spendText}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t font-semibold">
          <th scope="row" className={`${cell} text-left`}>
            Together
          </th>
          <td className={`${cell} tabular text-right`}>{dashboard.shipments}</td>
          <td className={`${cell} tabular text-right`}>{dashboard.spendText}</td>
        </tr>
      </tfoot>
    </table>
  )
}

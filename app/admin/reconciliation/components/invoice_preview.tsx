import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { DataTable } from '~/ui/data_table'
import { Notice } from '~/ui/notice'
import { StatCard } from '~/ui/stat_card'
import type { InvoicePreviewData } from './invoice_columns_form'
import { INVOICE_LINE_COLUMNS } from './invoice_line_columns'

const formatLineNumber = (number: number) => number.toLocaleString('en-NG')

export function InvoicePreviewResult({ preview }: { preview: InvoicePreviewData }) {
  const { totalText, linesText, differenceText, lineCount, agreed, problems } = preview
  return (
    <>
      <ImportBlockers preview={preview} />
      {problems.length === 0 && lineCount > 0 && (
        <>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <StatCard label="Total of the invoice" value={totalText} />
            <StatCard
              label="Total of its lines"
              value={linesText}
              hint={differenceText ? `Differs by ${differenceText}` : 'The same, to the cent'}
            />
            <StatCard label="Lines" value={formatLineNumber(lineCount)} />
            <StatCard
              label="Matched"
              value={formatLineNumber(agreed)}
              hint="Accepted when you import the invoice"
            />
          </div>
          <PreviewLines preview={preview} />
        </>
      )}
    </>
  )
}

function PreviewLines({
  preview: { findings, lines, lineCount },
}: {
  preview: InvoicePreviewData
}) {
  const found = findings.map(({ text, lines: of }) => `${text}: ${formatLineNumber(of)}`).join('. ')
  return (
    <Card
      title="Lines"
      description={found ? `${found}.` : 'Every line matches what we know.'}
      padded={false}
    >
      <DataTable
        label="Lines of the invoice"
        columns={INVOICE_LINE_COLUMNS}
        rows={lines}
        rowKey={({ rowNumber }) => rowNumber}
        sentences={{ empty: 'There are no lines.' }}
        footer={
          lineCount > lines.length && (
            <p className="px-4 py-2 text-sm text-ink-muted">
              {formatLineNumber(lines.length)} of {formatLineNumber(lineCount)} lines are shown,
              problems first. We import all of them.
            </p>
          )
        }
      />
    </Card>
  )
}

function ImportBlockers({ preview }: { preview: InvoicePreviewData }) {
  const { earlier, problems, problemCount, findings, encoding } = preview
  const lacksRate = findings.some(({ finding }) => finding === 'no_rate')
  return (
    <>
      {earlier && (
        <Notice tone="danger" title="This invoice was imported before">
          <Link href={urlFor('admin.carrier_invoice', { id: earlier.id })} className="underline">
            {earlier.name}
          </Link>
          , on {earlier.importedText}
        </Notice>
      )}
      {problemCount > 0 && (
        <Notice
          tone="danger"
          title={`${formatLineNumber(problemCount)} ${problemCount === 1 ? 'cell needs' : 'cells need'} to be corrected in the file`}
        >
          <ul className="mt-1 max-h-72 overflow-y-auto">
            {problems.map(({ row, column, message }) => (
              <li key={`${row} ${column}`} className="break-words">
                Row {row}, {column}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {lacksRate && (
        <Notice tone="warning">
          No exchange rate is set for the date of this invoice. You can import it now: its lines
          stay open until a rate is set under Margin.
        </Notice>
      )}
      {encoding !== 'UTF-8' && (
        <Notice>The file was read as {encoding}. Check names with accents.</Notice>
      )}
    </>
  )
}

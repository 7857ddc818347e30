import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { RateSheet } from './use_rate_sheet'

/** What keeps the sheet from being saved, and what looks wrong in it. */
export function SheetFindings({ sheet }: { sheet: RateSheet }) {
  const { refusal, overlaps, warnings } = sheet
  return (
    <div className="mb-3 grid gap-3 empty:hidden">
      {refusal && (
        <Notice
          tone="danger"
          className="whitespace-pre-line"
          action={
            refusal.code === 'E_CONFLICT' && (
              <Button variant="secondary" size="sm" onClick={sheet.reload}>
                Load the Latest Rates
              </Button>
            )
          }
        >
          {refusal.message}
        </Notice>
      )}
      {overlaps.length > 0 && (
        <Notice tone="danger" title="Rows that overlap cannot be saved">
          <Lines lines={overlaps} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Please look at these again">
          <Lines lines={warnings} />
        </Notice>
      )}
    </div>
  )
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

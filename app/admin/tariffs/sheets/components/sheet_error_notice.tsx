import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { RateSheetEditor } from './use_rate_sheet'

/** Why the server has not saved the sheet. What is wrong with a row stands beside it. */
export function SheetErrorNotice({ sheet: { refusal, reload } }: { sheet: RateSheetEditor }) {
  if (!refusal) return null
  return (
    <Notice
      tone="danger"
      className="whitespace-pre-line"
      action={
        refusal.code === 'E_CONFLICT' && (
          <Button variant="secondary" size="sm" onClick={reload}>
            Load the Latest Rates
          </Button>
        )
      }
    >
      {refusal.message}
    </Notice>
  )
}

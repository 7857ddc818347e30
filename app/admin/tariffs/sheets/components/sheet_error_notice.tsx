import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { RateSheetEditor } from './use_rate_sheet'

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

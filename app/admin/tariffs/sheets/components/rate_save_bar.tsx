import { useState } from 'react'
import { pluralize } from '#shared/languages/rules/pluralize'
import { Undo2 } from 'lucide-react'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { cx } from '~/ui/cx'
import { toDisplayMoment } from '~/ui/iso_dates'
import type { RateSheetEditor } from './use_rate_sheet'

export function RateSaveBar({ sheet, onSave }: { sheet: RateSheetEditor; onSave: () => void }) {
  const { rows, changes, wrongCount, canUndo, busy, edit } = sheet
  const [isConfirming, setConfirming] = useState(false)
  if (rows.length === 0 && changes === 0) return null

  return (
    <div
      className={cx(
        'no-print flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b border-t bg-surface-raised px-4 py-3',
        changes > 0 && 'sticky bottom-0 z-10 shadow-raised'
      )}
    >
      <p role="status" className="mr-auto min-w-0 text-sm">
        <span className="font-medium">
          {changes > 0 ? pluralize(changes, 'change') : lastSavedText(sheet)}
        </span>
        {changes > 0 && wrongCount > 0 && (
          <span className="text-danger"> · {wrongRowsText(wrongCount)}</span>
        )}
      </p>
      <div className="flex gap-2 max-sm:w-full [&>*]:max-sm:min-h-11 [&>*]:max-sm:px-3">
        <Button
          variant="ghost"
          disabled={!canUndo || busy}
          icon={<Undo2 />}
          onClick={() => edit({ do: 'undo' })}
        >
          Undo
        </Button>
        <Button
          variant="secondary"
          disabled={changes === 0 || busy}
          onClick={() => setConfirming(true)}
        >
          Discard
        </Button>
        {rows.length > 0 && (
          <Button
            onClick={onSave}
            disabled={changes === 0}
            busy={busy}
            busyLabel="Saving..."
            className="whitespace-nowrap max-sm:flex-1"
          >
            Save Rate(s)
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        act={() => edit({ do: 'discard' })}
        title={`Discard ${pluralize(changes, 'change')}?`}
        submitLabel="Discard"
        cancelLabel="Keep Editing"
        tone="danger"
      >
        <p>The sheet will be as it was last saved.</p>
      </ConfirmDialog>
    </div>
  )
}

function lastSavedText({ savedBy, savedAt }: RateSheetEditor): string {
  if (!savedAt) return 'All rates are saved'
  return `Saved by ${savedBy ?? 'an import'} on ${toDisplayMoment(savedAt)}`
}

function wrongRowsText(count: number): string {
  return `${pluralize(count, 'row')} cannot be saved yet`
}

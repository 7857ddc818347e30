import { useState } from 'react'
import { savingTextId, WaysToSave } from '#shipping/pricing/components/ways_to_save'
import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'
import { CourierName } from '~/components/courier_name'
import { Button } from '~/ui/button'
import { Money } from '~/ui/money'
import type { RowChange, BatchRowData } from './use_batch'

type RowAdviceItem = BatchRowData['advice'][number]

interface RowAdviceProps {
  row: BatchRowData
  /** Fills a proposed weight or size into the form; the user confirms it by saving. */
  onFill: (cells: SheetTexts) => void
  onTake: (change: RowChange) => Promise<boolean>
}

export function RowAdvice({ row, onFill, onTake }: RowAdviceProps) {
  const { advice, isSheet } = row
  const [busy, setBusy] = useState<RowAdviceItem['kind'] | null>(null)
  if (advice.length === 0) return null

  async function take(kind: RowAdviceItem['kind'], change: RowChange) {
    setBusy(kind)
    await onTake(change)
    setBusy(null)
  }

  function buttonOf(piece: RowAdviceItem) {
    const { kind } = piece
    const taken = rowChangeOf(piece, isSheet)
    const filled = isSheet ? measureTexts(piece, row) : null
    if (!taken && !filled) return null
    return (
      <Button
        variant="secondary"
        className="min-h-11"
        busy={busy === kind}
        disabled={busy !== null}
        aria-describedby={savingTextId(kind)}
        onClick={() => (taken ? take(kind, taken) : onFill(filled!))}
      >
        {taken ? 'Apply' : 'Fill in'}
      </Button>
    )
  }

  return (
    <WaysToSave
      title="Ways to save"
      level={3}
      ways={advice.map((piece) => ({
        id: piece.kind,
        sentence: piece.sentence,
        total: (
          <>
            New price with <CourierName courier={piece.courier} />:{' '}
            <Money naira={piece.total} className="font-medium text-ink" />
          </>
        ),
        action: buttonOf(piece),
      }))}
    />
  )
}

/** Returns the change if one press can apply it to the row; null for other advice. */
function rowChangeOf({ kind, change }: RowAdviceItem, isSheet: boolean): RowChange | null {
  const { preferredCourier, insurance } = change
  if (kind === 'courier') return { preferredCourier }
  if (kind === 'insurance' && isSheet) return { preferredCourier, cells: { insurance } }
  return null
}

/** Writes the sides as one text if the sheet has one column for all three, else separately. */
function measureTexts({ change }: RowAdviceItem, { cells }: BatchRowData): SheetTexts | null {
  const [item] = change.items ?? []
  if (!item) return null
  const { weight, packageDimension: sides } = item
  return {
    ...(weight !== undefined && { weight: String(weight) }),
    ...(sides && (cells.size && !cells.length ? sizeText(sides) : sideTexts(sides))),
  }
}

type Sides = Record<'length' | 'width' | 'height', number>

function sizeText({ length, width, height }: Sides): SheetTexts {
  return { size: [length, width, height].join(' x ') }
}

function sideTexts({ length, width, height }: Sides): SheetTexts {
  return { length: String(length), width: String(width), height: String(height) }
}

import type { useAddressedRow } from '~/address/use_addressed_row'
import { BlockDialog } from './block_dialog'
import { ErasePersonDialog } from './erase_person_dialog'
import { FactorResetDialog } from './factor_reset_dialog'
import type { Account, StaffFactors } from './types'

interface AskedProps extends Pick<
  ReturnType<typeof useAddressedRow<'block' | 'erase' | 'factors', Account>>,
  'opened' | 'dialog'
> {
  factors: StaffFactors
  onDone: () => void
}

/** What staff are asked before they do something to an account. */
export function AskedDialog({ opened, dialog, factors, onDone }: AskedProps) {
  if (!opened) return null
  const asked = { ...dialog, about: opened.row, onDone }
  if (opened.view === 'block') return <BlockDialog key={opened.turn} {...asked} />
  if (opened.view === 'erase') return <ErasePersonDialog key={opened.turn} {...asked} />
  return <FactorResetDialog key={opened.turn} {...asked} reset={factors.reset} />
}

import { cx } from '~/ui/cx'

/** On phones the text has 16 px, because browsers zoom into fields with smaller text. */
const controlText = 'text-base sm:text-sm text-ink'

const controlBorder =
  'rounded border border-line-strong bg-surface-raised transition-colors hover:border-ink-muted'

const disabledLook =
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-muted disabled:hover:border-line-strong'

export const controlClass = cx(
  'block w-full min-h-10 px-3 py-2',
  controlText,
  controlBorder,
  disabledLook,
  '[&:is(input,textarea)]:read-only:bg-surface-sunken aria-invalid:border-danger aria-invalid:border-2'
)

export const controlBoxClass = cx(
  'flex w-full min-h-10 items-stretch',
  controlText,
  controlBorder,
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
  'has-[[aria-invalid]]:border-danger has-[[aria-invalid]]:border-2 has-[:disabled]:bg-surface-sunken'
)

export const bareInputClass =
  'min-w-0 flex-1 rounded bg-transparent px-3 py-2 text-base sm:text-sm focus-visible:outline-none disabled:cursor-not-allowed disabled:text-ink-muted'

/**
 * Dialogs animate on opening only: Headless UI may leave a dialog open that closes during its fade.
 */
export const enterClass = 'transition duration-150'

export const backdropClass = cx('fixed inset-0 bg-backdrop starting:opacity-0', enterClass)

/** The panels of listbox, combobox and menu, which are never animated. */
export const popoverClass =
  'z-50 rounded border border-line bg-surface-raised p-1 text-sm text-ink shadow-raised [--anchor-gap:4px] [--anchor-padding:8px] focus:outline-none'

export const optionClass =
  'flex min-h-9 cursor-pointer select-none items-start gap-2 rounded px-2 py-1.5 data-focus:bg-accent-soft data-disabled:cursor-not-allowed data-disabled:text-ink-muted'

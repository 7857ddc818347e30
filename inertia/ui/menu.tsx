import {
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useTransition,
} from 'react'
import type { MenuItemsProps } from '@headlessui/react'
import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { buttonClass, type ButtonSize, type ButtonVariant } from '~/ui/button_style'
import { cx } from '~/ui/cx'
import { lazyComponent, onFirstInteraction } from '~/ui/lazy_component'

const MENU_BOX = lazyComponent<MenuProps>(() => import('~/ui/menu_box'))

export interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  href?: string
  as?: ElementType
  tone?: 'danger'
  disabled?: boolean
  /** Set for the entries of a choice. */
  checked?: boolean
}

export type MenuEntry = MenuAction | 'divider'

export interface MenuProps {
  /** The button's accessible name; follows the trigger's text. */
  label: string
  items: readonly MenuEntry[]
  trigger?: ReactNode
  header?: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  anchor?: MenuItemsProps['anchor']
}

/** Renders a plain button until its first use, because tables have a menu in each row. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  // With a transition, React keeps the button and its focus until the menu has loaded.
  const [, startWanting] = useTransition()
  useEffect(() => onFirstInteraction(MENU_BOX.prefetch), [])

  const want = () => startWanting(() => setWanted(true))

  function wantByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    want()
  }

  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={want}
      onKeyDown={wantByArrow}
      {...menuButtonProps(props)}
    />
  )
  return <Suspense fallback={button}>{isWanted ? <MENU_BOX.Box {...props} /> : button}</Suspense>
}

export function menuButtonProps({ label, trigger, variant = 'ghost', size = 'md' }: MenuProps) {
  if (!trigger) {
    return {
      'aria-label': label,
      'title': label,
      'className':
        'inline-flex size-8 max-sm:size-11 items-center justify-center rounded text-ink-muted hover:bg-surface-sunken hover:text-ink',
      'children': <EllipsisVertical aria-hidden="true" className="size-5" />,
    }
  }
  return {
    className: cx(buttonClass({ variant, size }), 'min-w-0 max-w-full'),
    children: (
      <>
        {trigger}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
        <span className="sr-only">{label}</span>
      </>
    ),
  }
}

export function RowMenu({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  return <Menu label={label} items={items} />
}

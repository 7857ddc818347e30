import type { ElementType, ReactNode } from 'react'
import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem,
  MenuItems,
  MenuSeparator,
  type MenuItemsProps,
} from '@headlessui/react'
import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { buttonClass, type ButtonSize, type ButtonVariant } from '~/ui/button_style'
import { optionClass, popoverClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'

interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** Makes it a link; `as` is the link's component, `a` unless told. */
  href?: string
  as?: ElementType
  tone?: 'danger'
  disabled?: boolean
}

export type MenuEntry = MenuAction | 'divider'

export interface MenuProps {
  /** The accessible name of the button; follows what the trigger says. */
  label: string
  items: readonly MenuEntry[]
  /** What the button shows; three dots unless told. */
  trigger?: ReactNode
  /** Shown above the choices, e.g. who is signed in. */
  header?: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  anchor?: MenuItemsProps['anchor']
}

export function Menu(props: MenuProps) {
  const { label, items, trigger, header, anchor = 'bottom end' } = props
  return (
    <HeadlessMenu>
      <MenuButton
        aria-label={trigger ? undefined : label}
        title={trigger ? undefined : label}
        className={look(props)}
      >
        {trigger ?? <EllipsisVertical aria-hidden="true" className="size-5" />}
        {trigger && <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />}
        {trigger && <span className="sr-only">{label}</span>}
      </MenuButton>
      <MenuItems anchor={anchor} modal={false} className={cx(popoverClass, 'min-w-48 max-w-72')}>
        {header && <div className="mb-1 border-b px-2 py-2">{header}</div>}
        {items.map((item, index) =>
          item === 'divider' ? (
            <MenuSeparator key={index} className="my-1 border-t" />
          ) : (
            <MenuItem key={item.label} disabled={item.disabled}>
              <Action {...item} />
            </MenuItem>
          )
        )}
      </MenuItems>
    </HeadlessMenu>
  )
}

function look({ trigger, variant = 'ghost', size = 'md' }: MenuProps): string {
  if (trigger) return cx(buttonClass({ variant, size }), 'min-w-0 max-w-full')
  return 'inline-flex size-8 items-center justify-center rounded text-ink-muted hover:bg-surface-sunken hover:text-ink'
}

/** Headless UI passes its handlers, id and state to this element. */
function Action({ label, icon, onSelect, href, as, tone, disabled, ...given }: MenuAction) {
  const Tag: ElementType = href === undefined ? 'button' : (as ?? 'a')
  const own = href === undefined ? { type: 'button', disabled } : { href }
  return (
    <Tag
      {...given}
      {...own}
      onClick={chain(given, onSelect)}
      className={cx(
        optionClass,
        'w-full items-center text-left [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'danger' ? 'text-danger data-focus:bg-danger-soft' : '[&_svg]:text-ink-muted'
      )}
    >
      {icon}
      {label}
    </Tag>
  )
}

function chain(given: { onClick?: (event: unknown) => void }, onSelect?: () => void) {
  return (event: unknown) => {
    given.onClick?.(event)
    onSelect?.()
  }
}

/** Three dots at the end of a table row. */
export function RowMenu({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  return <Menu label={label} items={items} />
}

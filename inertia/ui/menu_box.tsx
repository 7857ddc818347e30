import { type ElementType, useEffect, useRef } from 'react'
import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem,
  MenuItems,
  MenuSeparator,
} from '@headlessui/react'
import { Check } from 'lucide-react'
import { optionClass, popoverClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { type MenuAction, menuButtonProps, type MenuProps } from '~/ui/menu'

export default function MenuBox(props: MenuProps) {
  const { items, header, anchor = 'bottom end' } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return (
    <HeadlessMenu>
      <MenuButton ref={button} {...menuButtonProps(props)} />
      <MenuItems anchor={anchor} modal={false} className={cx(popoverClass, 'min-w-48 max-w-72')}>
        {header && <div className="mb-1 border-b px-2 py-2">{header}</div>}
        {items.map((item, index) =>
          item === 'divider' ? (
            <MenuSeparator key={index} className="my-1 border-t" />
          ) : (
            <MenuItem key={item.label} disabled={item.disabled}>
              <MenuItemAction {...item} />
            </MenuItem>
          )
        )}
      </MenuItems>
    </HeadlessMenu>
  )
}

/** Headless UI passes handlers, id and state as props. */
function MenuItemAction(props: MenuAction) {
  const { label, icon, onSelect, href, as, tone, disabled, checked, ...given } = props
  const Tag: ElementType = href === undefined ? 'button' : (as ?? 'a')
  const own = href === undefined ? { type: 'button', disabled } : { href }
  return (
    <Tag
      {...given}
      {...own}
      {...(checked !== undefined && { 'role': 'menuitemradio', 'aria-checked': checked })}
      onClick={chainClick(given, onSelect)}
      className={cx(
        optionClass,
        'w-full text-left [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:self-center',
        tone === 'danger' ? 'text-danger data-focus:bg-danger-soft' : '[&_svg]:text-ink-muted'
      )}
    >
      {icon}
      {label}
      {checked && <Check aria-hidden="true" className="ml-auto" />}
    </Tag>
  )
}

function chainClick(given: { onClick?: (event: unknown) => void }, onSelect?: () => void) {
  return (event: unknown) => {
    given.onClick?.(event)
    onSelect?.()
  }
}

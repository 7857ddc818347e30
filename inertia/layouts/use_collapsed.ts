import { useState } from 'react'

const KEY = 'sendam.navigation'
const COLLAPSED = 'collapsed'

/** Whether the side navigation is narrow. This browser remembers it, if it lets us. */
export function useCollapsed() {
  const [collapsed, setState] = useState(read)

  function setCollapsed(next: boolean) {
    write(next)
    setState(next)
  }

  return [collapsed, setCollapsed] as const
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === COLLAPSED
  } catch {
    return false
  }
}

function write(collapsed: boolean) {
  try {
    localStorage.setItem(KEY, collapsed ? COLLAPSED : 'open')
  } catch {
    // Then it is open again next time.
  }
}

import type { Part } from '#admin/settings/rules/parts'

export const MOST_NAIRA = 10_000_000_000

export const naira = (name: string, label: string, min = 0): Part => {
  return { name, label, type: 'naira', min, max: MOST_NAIRA }
}

export const lines = (label: string, hint = 'One per line'): Part => {
  return { name: 'value', label, type: 'lines', hint }
}

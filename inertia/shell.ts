import type { ResolvedComponent } from '@inertiajs/react'

/** What comes with the first page behind sign-in: its frame, and where every page is. Strangers carry neither. */
export { default } from './layouts/shell_layout'

export const pages = import.meta.glob<ResolvedComponent>('../app/**/pages/*.tsx')

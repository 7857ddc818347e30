import { Fragment, type ReactNode } from 'react'

export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-sm bg-surface-sunken px-1 py-0.5 font-mono text-[0.875em]">
      {children}
    </code>
  )
}

export function CodeText({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index}>{part}</Code> : <Fragment key={index}>{part}</Fragment>
    )
}

import { Fragment, type ReactNode } from 'react'

interface RichProps {
  text: string
  parts: Record<string, (text: string) => ReactNode>
}

/** Renders `[text](name)` inside a translated sentence, wherever its grammar puts it. */
export function Rich({ text, parts }: RichProps) {
  return text.split(/(\[[^\]]*\]\(\w+\))/).map((piece, index) => {
    const [, inner, name] = /^\[([^\]]*)\]\((\w+)\)$/.exec(piece) ?? []
    const part = name && parts[name]
    return <Fragment key={index}>{part ? part(inner!) : piece}</Fragment>
  })
}
